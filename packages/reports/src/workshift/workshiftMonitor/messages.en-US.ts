import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.workshift/workshiftMonitor':
    'How did the shift do against plan and against others, and what does it hand over?',
  'panel.workshift/workshiftMonitor.summary': 'This shift',
  'panel.workshift/workshiftMonitor.narrative': 'The shift in words',
  'panel.workshift/workshiftMonitor.tree': 'What made the rate',
  'panel.workshift/workshiftMonitor.losses': 'Lost crane time by cause',
  'panel.workshift/workshiftMonitor.roots': 'Waits by their root',
  'panel.workshift/workshiftMonitor.targets': 'Against targets',
  'panel.workshift/workshiftMonitor.berths': 'Berths and cranes',
  'panel.workshift/workshiftMonitor.lastShifts': 'Last 14 shifts',
  'panel.workshift/workshiftMonitor.table': 'Shift by shift',
  'panel.workshift/workshiftMonitor.handOver': 'Hand-over sheet',
  'row.hand_over_part': 'Hand-over item',
  'row.lane_part': 'Part',
  'row.done_boxes': 'Done',
  'row.remaining_boxes': 'Remaining',
  'row.bay_row': 'Row',
  'row.stop_minutes': 'Length of the stop',
  'row.stop_cranes': 'Cranes stopped',
}
