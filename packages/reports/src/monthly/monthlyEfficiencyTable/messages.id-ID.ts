import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.monthly/monthlyEfficiencyTable': 'Bagaimana rapor resmi bulan ini?',
  'panel.monthly/monthlyEfficiencyTable.summary': 'Bulan ini',
  'panel.monthly/monthlyEfficiencyTable.trend': '13 bulan: arus dan laju derek',
  'panel.monthly/monthlyEfficiencyTable.calendar': 'Arus per hari',
  'panel.monthly/monthlyEfficiencyTable.scorecard': 'Indikator per bulan',
  'panel.monthly/monthlyEfficiencyTable.lossByDay': 'Gangguan dan tutup palka per hari',
  'panel.monthly/monthlyEfficiencyTable.yardByDay': 'Isi lapangan dan pemindahan ulang per hari',
  'panel.monthly/monthlyEfficiencyTable.table': 'Rincian harian',
  'grouping.day': 'Per hari',
  'grouping.week': 'Per minggu',
}
