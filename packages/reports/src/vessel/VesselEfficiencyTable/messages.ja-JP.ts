import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.vessel/VesselEfficiencyTable': '各寄港の時刻・作業量・能率は。',
  'panel.vessel/VesselEfficiencyTable.summary': '全寄港',
  'panel.vessel/VesselEfficiencyTable.berths': '着岸スケジュール',
  'panel.vessel/VesselEfficiencyTable.rates': '着岸能率の分布',
  'panel.vessel/VesselEfficiencyTable.callsByMonth': '月別寄港数',
  'panel.vessel/VesselEfficiencyTable.table': '寄港の明細',
  'panel.vessel/VesselEfficiencyTable.forecasts': '完了予測の精度',
}
