import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.vessel/VesselEfficiencyTable': 'Como foi cada escala: tempos, trabalho, produtividade?',
  'panel.vessel/VesselEfficiencyTable.summary': 'Todas as escalas',
  'panel.vessel/VesselEfficiencyTable.berths': 'Estadias nos berços',
  'panel.vessel/VesselEfficiencyTable.rates': 'Produtividade no berço das escalas',
  'panel.vessel/VesselEfficiencyTable.callsByMonth': 'Escalas por mês',
  'panel.vessel/VesselEfficiencyTable.table': 'Escalas em detalhe',
  'panel.vessel/VesselEfficiencyTable.forecasts': 'Acerto das previsões de término',
}
