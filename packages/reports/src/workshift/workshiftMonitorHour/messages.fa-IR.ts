import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.workshift/workshiftMonitorHour':
    'آیا در این ساعت مطابق برنامه‌ایم و چه چیزی ما را عقب نگه می‌دارد؟',
  'panel.workshift/workshiftMonitorHour.latestHour': 'آخرین ساعت کامل',
  'panel.workshift/workshiftMonitorHour.summary': 'این بازه',
  'panel.workshift/workshiftMonitorHour.bottleneck': 'گلوگاه',
  'panel.workshift/workshiftMonitorHour.boxesByHour': 'تعداد کانتینر در ساعت',
  'panel.workshift/workshiftMonitorHour.rateByCrane': 'نرخ هر جرثقیل در هر ساعت',
  'panel.workshift/workshiftMonitorHour.timeByCause': 'زمان جرثقیل به تفکیک علت',
  'panel.workshift/workshiftMonitorHour.agvWaits': 'انتظار AGV در هر سرویس',
  'panel.workshift/workshiftMonitorHour.gate': 'کامیون‌های گذرنده از دروازه',
  'panel.workshift/workshiftMonitorHour.yardMoves': 'حرکت‌های محوطه',
  'panel.workshift/workshiftMonitorHour.table': 'ساعت، کشتی، جرثقیل',
}
