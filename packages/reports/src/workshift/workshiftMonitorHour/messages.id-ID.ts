import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.workshift/workshiftMonitorHour': 'Apakah jam ini sesuai rencana, dan apa yang menghambat?',
  'panel.workshift/workshiftMonitorHour.latestHour': 'Jam penuh terakhir',
  'panel.workshift/workshiftMonitorHour.summary': 'Periode ini',
  'panel.workshift/workshiftMonitorHour.bottleneck': 'Hambatan',
  'panel.workshift/workshiftMonitorHour.boxesByHour': 'Boks per jam',
  'panel.workshift/workshiftMonitorHour.rateByCrane': 'Laju per derek dan jam',
  'panel.workshift/workshiftMonitorHour.timeByCause': 'Waktu derek menurut sebab',
  'panel.workshift/workshiftMonitorHour.agvWaits': 'Waktu tunggu AGV per perjalanan',
  'panel.workshift/workshiftMonitorHour.gate': 'Truk melalui gerbang',
  'panel.workshift/workshiftMonitorHour.yardMoves': 'Gerakan lapangan',
  'panel.workshift/workshiftMonitorHour.table': 'Jam, kapal, derek',
}
