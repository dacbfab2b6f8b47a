import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.monthly/monthlyEfficiencyTable': 'この月の公式な成績はどうか。',
  'panel.monthly/monthlyEfficiencyTable.summary': '当月',
  'panel.monthly/monthlyEfficiencyTable.trend': '13 か月：取扱量と荷役能率',
  'panel.monthly/monthlyEfficiencyTable.calendar': '日別取扱量',
  'panel.monthly/monthlyEfficiencyTable.scorecard': '月別 KPI',
  'panel.monthly/monthlyEfficiencyTable.lossByDay': '日別の故障・ハッチカバー時間',
  'panel.monthly/monthlyEfficiencyTable.yardByDay': '日別のヤード占有率と荷繰り',
  'panel.monthly/monthlyEfficiencyTable.table': '日別明細',
  'grouping.day': '日別',
  'grouping.week': '週別',
}
