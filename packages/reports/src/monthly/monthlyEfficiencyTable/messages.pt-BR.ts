import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.monthly/monthlyEfficiencyTable': 'Qual é o quadro oficial de indicadores do mês?',
  'panel.monthly/monthlyEfficiencyTable.summary': 'Este mês',
  'panel.monthly/monthlyEfficiencyTable.trend': '13 meses: movimentação e produtividade',
  'panel.monthly/monthlyEfficiencyTable.calendar': 'Movimentação dia a dia',
  'panel.monthly/monthlyEfficiencyTable.scorecard': 'Indicadores por mês',
  'panel.monthly/monthlyEfficiencyTable.lossByDay': 'Falhas e tampas por dia',
  'panel.monthly/monthlyEfficiencyTable.yardByDay': 'Ocupação do pátio e remoções por dia',
  'panel.monthly/monthlyEfficiencyTable.table': 'Dia a dia',
  'grouping.day': 'Por dia',
  'grouping.week': 'Por semana',
}
