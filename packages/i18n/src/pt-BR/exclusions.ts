import type { exclusions as source } from '../zh-CN/exclusions.ts'

export const exclusions: Readonly<Record<keyof typeof source, string>> = {
  'excluded.hatch_cover': 'Içamentos de tampas de porão',
  'excluded.gear': 'Içamentos de acessórios',
  'excluded.aborted': 'Içamentos abortados',
  'excluded.outside_validity': 'Duração fora de 30 a 600 s',
  'excluded.hatch': 'Tempo com tampas de porão',
  'excluded.gantry': 'Tempo de translação',
  'excluded.lash': 'Tempo de peação',
  'excluded.ship': 'Tempo por causa do navio',
  'excluded.plan': 'Tempo por causa do plano',
  'excluded.weather': 'Tempo parado pelo clima',
  'excluded.fault': 'Tempo em falha',
  'excluded.remote': 'Espera por operador remoto',
  'excluded.agv': 'Espera por AGV',
  'excluded.platform': 'Espera pela plataforma',
  'excluded.waiting': 'Espera por berço',
  'excluded.missing_stamp': 'Horário faltante',
  'excluded.assist': 'Microparadas',
  'excluded.reshuffle': 'Remanejos',
  'excluded.housekeeping': 'Arrumações de pátio',
}
