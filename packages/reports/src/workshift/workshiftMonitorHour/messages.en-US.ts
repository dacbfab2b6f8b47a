import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.workshift/workshiftMonitorHour': 'Are we on plan this hour, and what is holding us back?',
  'panel.workshift/workshiftMonitorHour.latestHour': 'Latest full hour',
  'panel.workshift/workshiftMonitorHour.summary': 'This period',
  'panel.workshift/workshiftMonitorHour.bottleneck': 'Bottleneck',
  'panel.workshift/workshiftMonitorHour.boxesByHour': 'Boxes per hour',
  'panel.workshift/workshiftMonitorHour.rateByCrane': 'Rate by crane and hour',
  'panel.workshift/workshiftMonitorHour.timeByCause': 'Crane time by cause',
  'panel.workshift/workshiftMonitorHour.agvWaits': 'AGV waits per trip',
  'panel.workshift/workshiftMonitorHour.gate': 'Trucks through the gate',
  'panel.workshift/workshiftMonitorHour.yardMoves': 'Yard moves',
  'panel.workshift/workshiftMonitorHour.table': 'Hour, vessel, crane',
}
