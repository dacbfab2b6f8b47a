import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.qc/qcEfficiencyTable': 'هر جرثقیل در هر عملیات چه نرخی دارد؟',
  'panel.qc/qcEfficiencyTable.summary': 'همهٔ جرثقیل‌ها',
  'panel.qc/qcEfficiencyTable.ranking': 'رتبه‌بندی نرخ ناخالص',
  'panel.qc/qcEfficiencyTable.byHour': 'نرخ هر جرثقیل در هر ساعت',
  'panel.qc/qcEfficiencyTable.waitAgainstRate': 'نرخ خالص در برابر انتظار AGV',
  'panel.qc/qcEfficiencyTable.table': 'جزئیات نرخ‌ها',
}
