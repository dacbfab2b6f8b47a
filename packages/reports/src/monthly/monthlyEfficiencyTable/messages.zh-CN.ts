/** The page's own words; the other languages are typed by these keys. */
export const messages = {
  'question.monthly/monthlyEfficiencyTable': '本月的正式成绩单是怎样的？',
  'panel.monthly/monthlyEfficiencyTable.summary': '本月',
  'panel.monthly/monthlyEfficiencyTable.trend': '近 13 个月：吞吐量与台时量',
  'panel.monthly/monthlyEfficiencyTable.calendar': '每日吞吐量',
  'panel.monthly/monthlyEfficiencyTable.scorecard': '指标月度对照',
  'panel.monthly/monthlyEfficiencyTable.lossByDay': '每日故障与舱盖板时间',
  'panel.monthly/monthlyEfficiencyTable.yardByDay': '每日堆场占用与倒箱',
  'panel.monthly/monthlyEfficiencyTable.table': '逐日明细',
  'grouping.day': '按日',
  'grouping.week': '按周',
} as const
