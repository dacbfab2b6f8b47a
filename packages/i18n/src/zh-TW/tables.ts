import type { tables as source } from '../zh-CN/tables.ts'

export const tables: Readonly<Record<keyof typeof source, string>> = {
  'table.filter': '依「{column}」篩選列',
  'table.contains': '包含文字',
  'table.least': '最小值',
  'table.most': '最大值',
  'table.apply': '套用',
  'table.clear': '清除條件',
  'table.clearAll': '清除 {count} 個欄位條件',
  'table.resize': '「{column}」欄寬',
  'table.pin': '固定「{column}」',
  'table.earlier': '前移「{column}」',
  'table.later': '後移「{column}」',
  'row.plan_start': '計畫開始',
  'row.plan_end': '計畫結束',
  'table.reset': '恢復預設欄位',
}
