import type { messages as source } from './messages.zh-CN.ts'

export const messages: Readonly<Record<keyof typeof source, string>> = {
  'question.workshift/workshiftMonitor':
    'Como foi o turno frente ao plano e aos outros, e o que ele entrega?',
  'panel.workshift/workshiftMonitor.summary': 'Este turno',
  'panel.workshift/workshiftMonitor.narrative': 'O turno em palavras',
  'panel.workshift/workshiftMonitor.tree': 'O que fez a produtividade',
  'panel.workshift/workshiftMonitor.losses': 'Tempo perdido por causa',
  'panel.workshift/workshiftMonitor.roots': 'Esperas por origem',
  'panel.workshift/workshiftMonitor.targets': 'Frente às metas',
  'panel.workshift/workshiftMonitor.berths': 'Berços e portêineres',
  'panel.workshift/workshiftMonitor.lastShifts': 'Últimos 14 turnos',
  'panel.workshift/workshiftMonitor.table': 'Turno a turno',
  'panel.workshift/workshiftMonitor.handOver': 'Folha de passagem',
  'row.hand_over_part': 'Item da passagem',
  'row.lane_part': 'Parte',
  'row.done_boxes': 'Feitos',
  'row.remaining_boxes': 'Restantes',
  'row.bay_row': 'Fileira',
  'row.stop_minutes': 'Duração da parada',
  'row.stop_cranes': 'Portêineres parados',
}
