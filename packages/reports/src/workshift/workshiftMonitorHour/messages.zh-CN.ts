/** The page's own words; the other languages are typed by these keys. */
export const messages = {
  'question.workshift/workshiftMonitorHour': '本小时是否按计划进行，是什么拖慢了我们？',
  'panel.workshift/workshiftMonitorHour.latestHour': '最新整点',
  'panel.workshift/workshiftMonitorHour.summary': '本时段',
  'panel.workshift/workshiftMonitorHour.bottleneck': '瓶颈',
  'panel.workshift/workshiftMonitorHour.boxesByHour': '每小时箱量',
  'panel.workshift/workshiftMonitorHour.rateByCrane': '各桥吊每小时台时量',
  'panel.workshift/workshiftMonitorHour.timeByCause': '桥吊时间构成',
  'panel.workshift/workshiftMonitorHour.agvWaits': 'AGV 等待时间',
  'panel.workshift/workshiftMonitorHour.gate': '闸口进出车辆',
  'panel.workshift/workshiftMonitorHour.yardMoves': '堆场作业',
  'panel.workshift/workshiftMonitorHour.table': '小时、航次、桥吊明细',
} as const
