import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.vessel/VesselEfficiencyTable': '每個航次的時間、作業量和效率如何？',
  'panel.vessel/VesselEfficiencyTable.summary': '航次彙總',
  'panel.vessel/VesselEfficiencyTable.berths': '船席時間圖',
  'panel.vessel/VesselEfficiencyTable.rates': '靠泊船時量分布',
  'panel.vessel/VesselEfficiencyTable.callsByMonth': '每月航次',
  'panel.vessel/VesselEfficiencyTable.table': '航次明細',
  'panel.vessel/VesselEfficiencyTable.forecasts': '完工預測的準確度',
}
