import type { menu as source } from '../zh-CN/menu.ts'

export const menu: Readonly<Record<keyof typeof source, string>> = {
  'menu.3DStreamingKanban': 'Digital twin',
  'menu.workshift': 'Workshift',
  'menu.monthly': 'Monthly',
  'menu.vessel': 'Vessel',
  'menu.qc': 'Quay cranes',
  'menu.agv': 'AGV',
  'menu.asc': 'ASC and yard',
  'menu.contanierProcess': 'Whole process',
  'menu.land': 'Gate and trucks',
  'menu.system': 'System',
  'menu.admin': 'Administration',
  'menu.account': 'Account',
  'menu.more': 'More',
}
