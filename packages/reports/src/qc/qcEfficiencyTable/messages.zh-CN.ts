/** The page's own words; the other languages are typed by these keys. */
export const messages = {
  'question.qc/qcEfficiencyTable': '每台桥吊、每种作业的效率如何？',
  'panel.qc/qcEfficiencyTable.summary': '桥吊汇总',
  'panel.qc/qcEfficiencyTable.ranking': '毛台时量排名',
  'panel.qc/qcEfficiencyTable.byHour': '各桥吊每小时台时量',
  'panel.qc/qcEfficiencyTable.waitAgainstRate': '净台时量与等待 AGV 占比',
  'panel.qc/qcEfficiencyTable.table': '效率明细',
} as const
