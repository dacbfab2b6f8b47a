import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.workshift/workshiftMonitorHour': 'Estamos no plano nesta hora, e o que nos atrasa?',
  'panel.workshift/workshiftMonitorHour.latestHour': 'Última hora cheia',
  'panel.workshift/workshiftMonitorHour.summary': 'Neste período',
  'panel.workshift/workshiftMonitorHour.bottleneck': 'Gargalo',
  'panel.workshift/workshiftMonitorHour.boxesByHour': 'Contêineres por hora',
  'panel.workshift/workshiftMonitorHour.rateByCrane': 'Produtividade por portêiner e hora',
  'panel.workshift/workshiftMonitorHour.timeByCause': 'Tempo dos portêineres por causa',
  'panel.workshift/workshiftMonitorHour.agvWaits': 'Esperas do AGV por viagem',
  'panel.workshift/workshiftMonitorHour.gate': 'Caminhões pelo gate',
  'panel.workshift/workshiftMonitorHour.yardMoves': 'Movimentos no pátio',
  'panel.workshift/workshiftMonitorHour.table': 'Hora, navio, portêiner',
}
