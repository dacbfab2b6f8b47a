import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.vessel/VesselEfficiencyTable': 'Bagaimana tiap kunjungan: waktu, kerja, laju?',
  'panel.vessel/VesselEfficiencyTable.summary': 'Semua kunjungan',
  'panel.vessel/VesselEfficiencyTable.berths': 'Sandar di tambatan',
  'panel.vessel/VesselEfficiencyTable.rates': 'Sebaran laju tambatan',
  'panel.vessel/VesselEfficiencyTable.callsByMonth': 'Kunjungan per bulan',
  'panel.vessel/VesselEfficiencyTable.table': 'Rincian kunjungan',
  'panel.vessel/VesselEfficiencyTable.forecasts': 'Ketepatan prakiraan selesai',
}
