/** The page's own words; the other languages are typed by these keys. */
export const messages = {
  'question.workshift/workshiftMonitor': '本班与计划、与其他班次相比如何，交接什么？',
  'panel.workshift/workshiftMonitor.summary': '本班次',
  'panel.workshift/workshiftMonitor.narrative': '班次小结',
  'panel.workshift/workshiftMonitor.tree': '效率因素拆解',
  'panel.workshift/workshiftMonitor.losses': '桥吊损失时间排序',
  'panel.workshift/workshiftMonitor.roots': '等待的根源',
  'panel.workshift/workshiftMonitor.targets': '对照目标',
  'panel.workshift/workshiftMonitor.berths': '泊位与桥吊',
  'panel.workshift/workshiftMonitor.lastShifts': '最近 14 个班次',
  'panel.workshift/workshiftMonitor.table': '班次明细',
  'panel.workshift/workshiftMonitor.handOver': '交接单',
} as const
