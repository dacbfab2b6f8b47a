import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.qc/qcEfficiencyTable': 'Qual é o ritmo de cada guindaste em cada operação?',
  'panel.qc/qcEfficiencyTable.summary': 'Todos os guindastes',
  'panel.qc/qcEfficiencyTable.ranking': 'Taxa bruta, em ordem',
  'panel.qc/qcEfficiencyTable.byHour': 'Taxa por guindaste e hora',
  'panel.qc/qcEfficiencyTable.waitAgainstRate': 'Taxa líquida e espera por AGV',
  'panel.qc/qcEfficiencyTable.table': 'Taxas em detalhe',
}
