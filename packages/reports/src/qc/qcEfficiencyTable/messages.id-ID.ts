import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.qc/qcEfficiencyTable': 'Seberapa cepat tiap derek pada tiap operasi?',
  'panel.qc/qcEfficiencyTable.summary': 'Semua derek',
  'panel.qc/qcEfficiencyTable.ranking': 'Laju kotor, urut',
  'panel.qc/qcEfficiencyTable.byHour': 'Laju per derek dan jam',
  'panel.qc/qcEfficiencyTable.waitAgainstRate': 'Laju bersih terhadap tunggu AGV',
  'panel.qc/qcEfficiencyTable.table': 'Rincian laju',
}
