import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.vessel/VesselEfficiencyTable': 'زمان‌ها، حجم کار و نرخ هر سفر چه بوده است؟',
  'panel.vessel/VesselEfficiencyTable.summary': 'همهٔ سفرها',
  'panel.vessel/VesselEfficiencyTable.berths': 'پهلوگیری در اسکله‌ها',
  'panel.vessel/VesselEfficiencyTable.rates': 'پراکندگی نرخ اسکله',
  'panel.vessel/VesselEfficiencyTable.callsByMonth': 'سفرها در هر ماه',
  'panel.vessel/VesselEfficiencyTable.table': 'جزئیات سفرها',
  'panel.vessel/VesselEfficiencyTable.forecasts': 'درستی پیش‌بینی‌های پایان کار',
}
