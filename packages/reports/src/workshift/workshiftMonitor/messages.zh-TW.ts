import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.workshift/workshiftMonitor': '本班與計畫、與其他班次相比如何，交接什麼？',
  'panel.workshift/workshiftMonitor.summary': '本班次',
  'panel.workshift/workshiftMonitor.narrative': '班次小結',
  'panel.workshift/workshiftMonitor.tree': '效率因素拆解',
  'panel.workshift/workshiftMonitor.losses': '橋式機損失時間排序',
  'panel.workshift/workshiftMonitor.roots': '等待的根源',
  'panel.workshift/workshiftMonitor.targets': '對照目標',
  'panel.workshift/workshiftMonitor.berths': '泊位與橋式機',
  'panel.workshift/workshiftMonitor.lastShifts': '最近 14 個班次',
  'panel.workshift/workshiftMonitor.table': '班次明細',
  'panel.workshift/workshiftMonitor.handOver': '交接單',
  'row.hand_over_part': '交接項',
  'row.lane_part': '條目',
  'row.done_boxes': '已完成',
  'row.remaining_boxes': '剩餘',
  'row.bay_row': '排',
  'row.stop_minutes': '停工時長',
  'row.stop_cranes': '停工橋式機',
}
