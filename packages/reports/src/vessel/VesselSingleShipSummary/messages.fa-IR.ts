import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.vessel/VesselSingleShipSummary': 'این سفر چگونه پیش می‌رود و چه چیز آن را کند کرد؟',
  'panel.vessel/VesselSingleShipSummary.summary': 'این سفر در یک نگاه',
  'panel.vessel/VesselSingleShipSummary.stamps': 'خط زمان سفر',
  'panel.vessel/VesselSingleShipSummary.drivers': 'چرا این نرخ',
  'panel.vessel/VesselSingleShipSummary.cranes': 'کار جرثقیل‌ها در هر بِی',
  'panel.vessel/VesselSingleShipSummary.progress': 'کانتینرهای کارشده',
  'panel.vessel/VesselSingleShipSummary.losses': 'زمان ازدست‌رفته جرثقیل بر پایه علت',
  'panel.vessel/VesselSingleShipSummary.bays': 'نقشه بِی‌ها',
  'panel.vessel/VesselSingleShipSummary.outlook': 'پیش‌بینی چگونه جابه‌جا شد و چرا',
  'panel.vessel/VesselSingleShipSummary.advice': 'کار مانده و درستی پیش‌بینی‌ها',
  'panel.vessel/VesselSingleShipSummary.agvSupply': 'تأمین AGV: انتظار هر سفر',
  'panel.vessel/VesselSingleShipSummary.yardSupply': 'تأمین محوطه: کانتینرهای فرستاده هر بلوک',
  'panel.vessel/VesselSingleShipSummary.craneTable': 'خلاصه جرثقیل‌ها',
  'panel.vessel/VesselSingleShipSummary.delays': 'تأخیرها',
  'panel.vessel/VesselSingleShipSummary.restows': 'جابه‌جایی‌های درون کشتی',
  'panel.vessel/VesselSingleShipSummary.exceptions': 'استثناها',
  'panel.vessel/VesselSingleShipSummary.events': 'گزارش رخدادها',
}
