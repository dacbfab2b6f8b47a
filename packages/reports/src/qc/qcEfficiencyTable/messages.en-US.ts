import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.qc/qcEfficiencyTable': 'How fast is each crane at each operation?',
  'panel.qc/qcEfficiencyTable.summary': 'All cranes',
  'panel.qc/qcEfficiencyTable.ranking': 'Gross crane rate, ranked',
  'panel.qc/qcEfficiencyTable.byHour': 'Rate by crane and hour',
  'panel.qc/qcEfficiencyTable.waitAgainstRate': 'Net rate against time waiting for AGVs',
  'panel.qc/qcEfficiencyTable.table': 'Rates in detail',
}
