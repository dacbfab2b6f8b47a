import type { tables as source } from '../zh-CN/tables.ts'

export const tables: Readonly<Record<keyof typeof source, string>> = {
  'table.filter': '{column} で行を絞り込む',
  'table.contains': '含む文字',
  'table.least': '以上',
  'table.most': '以下',
  'table.apply': '適用',
  'table.clear': 'クリア',
  'table.clearAll': '列の条件 {count} 件を解除',
  'table.resize': '{column} の列幅',
  'table.pin': '{column} を固定',
  'table.earlier': '{column} を前へ',
  'table.later': '{column} を後ろへ',
  'row.plan_start': '計画開始',
  'row.plan_end': '計画終了',
  'table.reset': '既定の列に戻す',
}
