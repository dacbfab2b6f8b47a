/** The page's own words; the other languages are typed by these keys. */
export const messages = {
  'question.vessel/VesselEfficiencyTable': '每个航次的时间、作业量和效率如何？',
  'panel.vessel/VesselEfficiencyTable.summary': '航次汇总',
  'panel.vessel/VesselEfficiencyTable.berths': '泊位时间图',
  'panel.vessel/VesselEfficiencyTable.rates': '在泊船时量分布',
  'panel.vessel/VesselEfficiencyTable.callsByMonth': '每月航次',
  'panel.vessel/VesselEfficiencyTable.table': '航次明细',
  'panel.vessel/VesselEfficiencyTable.forecasts': '完工预测的准确度',
} as const
