import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.vessel/VesselEfficiencyTable': 'How did each call go: times, work, rates?',
  'panel.vessel/VesselEfficiencyTable.summary': 'All calls',
  'panel.vessel/VesselEfficiencyTable.berths': 'Berth stays',
  'panel.vessel/VesselEfficiencyTable.rates': 'Berth rate of calls',
  'panel.vessel/VesselEfficiencyTable.callsByMonth': 'Calls per month',
  'panel.vessel/VesselEfficiencyTable.table': 'Calls in detail',
  'panel.vessel/VesselEfficiencyTable.forecasts': 'How good completion forecasts were',
}
