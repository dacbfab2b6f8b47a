import type { menu as source } from '../zh-CN/menu.ts'

export const menu: Readonly<Record<keyof typeof source, string>> = {
  'menu.3DStreamingKanban': '三維數位孿生',
  'menu.workshift': '工班監控',
  'menu.monthly': '月度分析',
  'menu.vessel': '船舶分析',
  'menu.qc': '橋式起重機',
  'menu.agv': '自動導引車',
  'menu.asc': '軌道吊與堆場',
  'menu.contanierProcess': '貨櫃全過程',
  'menu.land': '陸側拖車',
  'menu.system': '系統',
  'menu.admin': '系統管理',
  'menu.account': '個人中心',
  'menu.more': '更多',
}
