import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.qc/qcEfficiencyTable': 'Qual é o ritmo de cada portêiner em cada operação?',
  'panel.qc/qcEfficiencyTable.summary': 'Todos os portêineres',
  'panel.qc/qcEfficiencyTable.ranking': 'Produtividade bruta, em ordem',
  'panel.qc/qcEfficiencyTable.byHour': 'Produtividade por portêiner e hora',
  'panel.qc/qcEfficiencyTable.waitAgainstRate': 'Produtividade líquida e espera por AGV',
  'panel.qc/qcEfficiencyTable.table': 'Produtividade em detalhe',
}
