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
}
