import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.vessel/VesselSingleShipSummary':
    'Bagaimana kunjungan ini berjalan, dan apa yang memperlambatnya?',
  'panel.vessel/VesselSingleShipSummary.summary': 'Kunjungan dalam angka',
  'panel.vessel/VesselSingleShipSummary.stamps': 'Garis waktu kunjungan',
  'panel.vessel/VesselSingleShipSummary.drivers': 'Mengapa laju ini',
  'panel.vessel/VesselSingleShipSummary.cranes': 'Kerja derek per bay',
  'panel.vessel/VesselSingleShipSummary.progress': 'Peti kemas dikerjakan',
  'panel.vessel/VesselSingleShipSummary.losses': 'Waktu derek hilang menurut sebab',
  'panel.vessel/VesselSingleShipSummary.bays': 'Denah bay',
  'panel.vessel/VesselSingleShipSummary.outlook': 'Pergeseran prakiraan dan sebabnya',
  'panel.vessel/VesselSingleShipSummary.advice': 'Sisa kerja dan ketepatan prakiraan',
  'panel.vessel/VesselSingleShipSummary.agvSupply': 'Pasokan AGV: tunggu per perjalanan',
  'panel.vessel/VesselSingleShipSummary.yardSupply': 'Pasokan lapangan: kiriman per blok',
  'panel.vessel/VesselSingleShipSummary.craneTable': 'Ringkasan derek',
  'panel.vessel/VesselSingleShipSummary.delays': 'Tundaan',
  'panel.vessel/VesselSingleShipSummary.restows': 'Pindah muat',
  'panel.vessel/VesselSingleShipSummary.exceptions': 'Pengecualian',
  'panel.vessel/VesselSingleShipSummary.events': 'Catatan kejadian',
}
