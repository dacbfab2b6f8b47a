import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.workshift/workshiftMonitor': 'شیفت در برابر برنامه و شیفت‌های دیگر چگونه بود و چه تحویل می‌دهد؟',
  'panel.workshift/workshiftMonitor.summary': 'این شیفت',
  'panel.workshift/workshiftMonitor.narrative': 'شیفت به زبان ساده',
  'panel.workshift/workshiftMonitor.tree': 'چه چیزی نرخ را ساخت',
  'panel.workshift/workshiftMonitor.losses': 'زمان ازدست‌رفته به تفکیک علت',
  'panel.workshift/workshiftMonitor.roots': 'انتظارها به تفکیک ریشه',
  'panel.workshift/workshiftMonitor.targets': 'در برابر هدف‌ها',
  'panel.workshift/workshiftMonitor.berths': 'اسکله‌ها و جرثقیل‌ها',
  'panel.workshift/workshiftMonitor.lastShifts': '14 شیفت اخیر',
  'panel.workshift/workshiftMonitor.table': 'شیفت به شیفت',
  'panel.workshift/workshiftMonitor.handOver': 'برگهٔ تحویل شیفت',
  'row.hand_over_part': 'مورد تحویل',
  'row.lane_part': 'بخش',
  'row.done_boxes': 'انجام‌شده',
  'row.remaining_boxes': 'مانده',
  'row.bay_row': 'ردیف',
  'row.stop_minutes': 'مدت توقف',
  'row.stop_cranes': 'جرثقیل‌های متوقف',
}
