import type { menu as source } from '../zh-CN/menu.ts'

export const menu: Readonly<Record<keyof typeof source, string>> = {
  'menu.3DStreamingKanban': 'Gêmeo digital',
  'menu.workshift': 'Turno',
  'menu.monthly': 'Mensal',
  'menu.vessel': 'Navio',
  'menu.qc': 'Portêineres',
  'menu.agv': 'AGV',
  'menu.asc': 'ASC e pátio',
  'menu.contanierProcess': 'Processo completo',
  'menu.land': 'Portaria e caminhões',
  'menu.system': 'Sistema',
  'menu.admin': 'Administração',
  'menu.account': 'Conta',
  'menu.more': 'Mais',
}
