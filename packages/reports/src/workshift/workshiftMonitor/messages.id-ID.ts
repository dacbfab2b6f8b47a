import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.workshift/workshiftMonitor':
    'Bagaimana shift ini terhadap rencana dan shift lain, dan apa yang diserahkan?',
  'panel.workshift/workshiftMonitor.summary': 'Shift ini',
  'panel.workshift/workshiftMonitor.narrative': 'Shift dalam kata',
  'panel.workshift/workshiftMonitor.tree': 'Pembentuk laju',
  'panel.workshift/workshiftMonitor.losses': 'Waktu hilang menurut sebab',
  'panel.workshift/workshiftMonitor.roots': 'Penantian menurut akar',
  'panel.workshift/workshiftMonitor.targets': 'Terhadap target',
  'panel.workshift/workshiftMonitor.berths': 'Dermaga dan derek',
  'panel.workshift/workshiftMonitor.lastShifts': '14 shift terakhir',
  'panel.workshift/workshiftMonitor.table': 'Per shift',
  'panel.workshift/workshiftMonitor.handOver': 'Lembar serah terima',
  'row.hand_over_part': 'Butir serah terima',
  'row.lane_part': 'Bagian',
  'row.done_boxes': 'Selesai',
  'row.remaining_boxes': 'Sisa',
  'row.bay_row': 'Baris',
  'row.stop_minutes': 'Lama berhenti',
  'row.stop_cranes': 'Derek berhenti',
}
