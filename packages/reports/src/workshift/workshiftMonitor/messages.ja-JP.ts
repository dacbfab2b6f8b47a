import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.workshift/workshiftMonitor': 'シフトは計画や他シフトと比べてどうだったか、何を引き継ぐか。',
  'panel.workshift/workshiftMonitor.summary': 'このシフト',
  'panel.workshift/workshiftMonitor.narrative': 'シフトの要約',
  'panel.workshift/workshiftMonitor.tree': '能率の要因分解',
  'panel.workshift/workshiftMonitor.losses': '原因別の損失クレーン時間',
  'panel.workshift/workshiftMonitor.roots': '待ちの根本原因',
  'panel.workshift/workshiftMonitor.targets': '目標との対比',
  'panel.workshift/workshiftMonitor.berths': 'バースとクレーン',
  'panel.workshift/workshiftMonitor.lastShifts': '直近 14 シフト',
  'panel.workshift/workshiftMonitor.table': 'シフト別',
  'panel.workshift/workshiftMonitor.handOver': '引継ぎ票',
  'row.hand_over_part': '引継ぎ項目',
  'row.lane_part': '区分',
  'row.done_boxes': '完了',
  'row.remaining_boxes': '残り',
  'row.bay_row': '列',
  'row.stop_minutes': '停止時間',
  'row.stop_cranes': '停止クレーン',
}
