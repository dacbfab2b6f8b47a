import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.monthly/monthlyEfficiencyTable': '本月的正式成績單是怎樣的？',
  'panel.monthly/monthlyEfficiencyTable.summary': '本月',
  'panel.monthly/monthlyEfficiencyTable.trend': '近 13 個月：吞吐量與台時量',
  'panel.monthly/monthlyEfficiencyTable.calendar': '每日吞吐量',
  'panel.monthly/monthlyEfficiencyTable.scorecard': '指標月度對照',
  'panel.monthly/monthlyEfficiencyTable.lossByDay': '每日故障與艙蓋板時間',
  'panel.monthly/monthlyEfficiencyTable.yardByDay': '每日堆場佔用與倒箱',
  'panel.monthly/monthlyEfficiencyTable.table': '逐日明細',
  'grouping.day': '按日',
  'grouping.week': '按週',
}
