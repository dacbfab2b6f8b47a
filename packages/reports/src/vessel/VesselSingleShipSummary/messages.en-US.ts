import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.vessel/VesselSingleShipSummary': 'How is this call going, and what made it slower?',
  'panel.vessel/VesselSingleShipSummary.summary': 'This call in numbers',
  'panel.vessel/VesselSingleShipSummary.stamps': 'Call timeline',
  'panel.vessel/VesselSingleShipSummary.drivers': 'Why this rate',
  'panel.vessel/VesselSingleShipSummary.cranes': 'Crane work by bay',
  'panel.vessel/VesselSingleShipSummary.progress': 'Boxes worked',
  'panel.vessel/VesselSingleShipSummary.losses': 'Lost crane time by cause',
  'panel.vessel/VesselSingleShipSummary.bays': 'Bay plan',
  'panel.vessel/VesselSingleShipSummary.outlook': 'How the forecast moved, and why',
  'panel.vessel/VesselSingleShipSummary.advice': 'Work left, and how good forecasts were',
  'panel.vessel/VesselSingleShipSummary.agvSupply': 'AGV supply: waits per trip',
  'panel.vessel/VesselSingleShipSummary.yardSupply': 'Yard supply: boxes sent by block',
  'panel.vessel/VesselSingleShipSummary.craneTable': 'Crane summary',
  'panel.vessel/VesselSingleShipSummary.delays': 'Delays',
  'panel.vessel/VesselSingleShipSummary.restows': 'Restows',
  'panel.vessel/VesselSingleShipSummary.exceptions': 'Exceptions',
  'panel.vessel/VesselSingleShipSummary.events': 'Event log',
}
