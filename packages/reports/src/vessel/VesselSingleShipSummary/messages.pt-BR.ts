import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.vessel/VesselSingleShipSummary': 'Como vai esta escala, e o que a atrasou?',
  'panel.vessel/VesselSingleShipSummary.summary': 'A escala em números',
  'panel.vessel/VesselSingleShipSummary.stamps': 'Linha do tempo da escala',
  'panel.vessel/VesselSingleShipSummary.drivers': 'Por que esta taxa',
  'panel.vessel/VesselSingleShipSummary.cranes': 'Trabalho dos guindastes por bay',
  'panel.vessel/VesselSingleShipSummary.progress': 'Contêineres trabalhados',
  'panel.vessel/VesselSingleShipSummary.losses': 'Tempo perdido dos guindastes por causa',
  'panel.vessel/VesselSingleShipSummary.bays': 'Plano de bays',
  'panel.vessel/VesselSingleShipSummary.outlook': 'Como a previsão mudou, e por quê',
  'panel.vessel/VesselSingleShipSummary.advice': 'Trabalho restante e acerto das previsões',
  'panel.vessel/VesselSingleShipSummary.agvSupply': 'Abastecimento por AGV: esperas por viagem',
  'panel.vessel/VesselSingleShipSummary.yardSupply': 'Abastecimento do pátio: enviados por bloco',
  'panel.vessel/VesselSingleShipSummary.craneTable': 'Resumo dos guindastes',
  'panel.vessel/VesselSingleShipSummary.delays': 'Atrasos',
  'panel.vessel/VesselSingleShipSummary.restows': 'Remoções a bordo',
  'panel.vessel/VesselSingleShipSummary.exceptions': 'Exceções',
  'panel.vessel/VesselSingleShipSummary.events': 'Registro de eventos',
}
