import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.monthly/monthlyEfficiencyTable': 'What is the official scorecard of the month?',
  'panel.monthly/monthlyEfficiencyTable.summary': 'This month',
  'panel.monthly/monthlyEfficiencyTable.trend': '13 months: throughput and crane rate',
  'panel.monthly/monthlyEfficiencyTable.calendar': 'Throughput day by day',
  'panel.monthly/monthlyEfficiencyTable.scorecard': 'KPIs by month',
  'panel.monthly/monthlyEfficiencyTable.lossByDay': 'Faults and hatch covers by day',
  'panel.monthly/monthlyEfficiencyTable.yardByDay': 'Yard fill and reshuffles by day',
  'panel.monthly/monthlyEfficiencyTable.table': 'Day by day',
  'grouping.day': 'Per day',
  'grouping.week': 'Per week',
}
