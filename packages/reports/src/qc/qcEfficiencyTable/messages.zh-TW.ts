import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.qc/qcEfficiencyTable': '每台橋式機、每種作業的效率如何？',
  'panel.qc/qcEfficiencyTable.summary': '橋式機彙總',
  'panel.qc/qcEfficiencyTable.ranking': '毛台時量排名',
  'panel.qc/qcEfficiencyTable.byHour': '各橋式機每小時台時量',
  'panel.qc/qcEfficiencyTable.waitAgainstRate': '淨台時量與等待 AGV 占比',
  'panel.qc/qcEfficiencyTable.table': '效率明細',
}
