import type { shortTitles as source } from '../zh-CN/short-titles.ts'

export const shortTitles: Readonly<Record<keyof typeof source, string>> = {
  'short.crane_boxes': 'Contêineres',
  'short.cranes_assigned': 'Portêineres',
  'short.crane_intensity': 'Ternos',
  'short.half_forecast_error': 'Erro prev.',
  'short.quality': 'Qualidade',
  'short.twin_share': 'Duplos',
  'short.dual_share': 'Ciclo duplo',
  'short.gross_hours': 'Brutas',
  'short.net_hours': 'Líquidas',
  'short.technical_rate': 'Técnica',
  'short.cycle_p50': 'Ciclo P50',
  'short.cycle_p90': 'Ciclo P90',
  'short.wait_agv_minutes': 'Espera AGV',
  'short.hatch_minutes': 'Tampas',
  'short.gantry_minutes': 'Translação',
  'short.fault_minutes': 'Falha',
  'short.lash_minutes': 'Peação',
  'short.remote_minutes': 'Espera operador',
  'short.empty_crossings': 'Vazias',
}
