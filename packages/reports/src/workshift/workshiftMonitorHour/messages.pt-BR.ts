import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.workshift/workshiftMonitorHour': 'Estamos no plano nesta hora, e o que nos atrasa?',
  'panel.workshift/workshiftMonitorHour.latestHour': 'Última hora cheia',
  'panel.workshift/workshiftMonitorHour.summary': 'Neste período',
  'panel.workshift/workshiftMonitorHour.boxesByHour': 'Contêineres por hora',
  'panel.workshift/workshiftMonitorHour.rateByCrane': 'Taxa por guindaste e hora',
  'panel.workshift/workshiftMonitorHour.timeByCause': 'Tempo dos guindastes por causa',
  'panel.workshift/workshiftMonitorHour.agvWaits': 'Esperas do AGV por viagem',
  'panel.workshift/workshiftMonitorHour.gate': 'Caminhões pelo portão',
  'panel.workshift/workshiftMonitorHour.yardMoves': 'Movimentos no pátio',
  'panel.workshift/workshiftMonitorHour.table': 'Hora, navio, guindaste',
}
