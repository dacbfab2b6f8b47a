import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.qc/qcEfficiencyTable': '各クレーンの作業別の能率は。',
  'panel.qc/qcEfficiencyTable.summary': '全クレーン',
  'panel.qc/qcEfficiencyTable.ranking': '総能率の順位',
  'panel.qc/qcEfficiencyTable.byHour': 'クレーン・時間別の能率',
  'panel.qc/qcEfficiencyTable.waitAgainstRate': '純能率と AGV 待ちの割合',
  'panel.qc/qcEfficiencyTable.table': '能率の明細',
}
