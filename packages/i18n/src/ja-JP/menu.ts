import type { menu as source } from '../zh-CN/menu.ts'

export const menu: Readonly<Record<keyof typeof source, string>> = {
  'menu.3DStreamingKanban': 'デジタルツイン',
  'menu.workshift': 'シフト監視',
  'menu.monthly': '月次分析',
  'menu.vessel': '船舶分析',
  'menu.qc': 'ガントリークレーン',
  'menu.agv': 'AGV',
  'menu.asc': 'ASC・ヤード',
  'menu.contanierProcess': 'コンテナ全工程',
  'menu.land': 'ゲート・トラック',
  'menu.system': 'システム',
  'menu.admin': '管理',
  'menu.account': 'アカウント',
  'menu.more': 'その他',
}
