import type { cargoMeasures as source } from '../zh-CN/cargo-measures.ts'

export const cargoMeasures: Readonly<Record<keyof typeof source, string>> = {
  'measure.clocked_boxes': 'Contêineres com portêiner informado',
  'measure.clocked_boxes.means':
    'Contêineres movimentados cujo portêiner é conhecido. Os que só uma mensagem relata não têm portêiner nem horas e não entram em nenhuma produtividade de portêiner.',
  'measure.sized_boxes': 'Contêineres de comprimento conhecido',
  'measure.sized_boxes.means': 'Contêineres pelo cais cujo comprimento é conhecido.',
  'measure.services_timed': 'Atendimentos com tempo informado',
  'measure.services_timed.means':
    'Contêineres recebidos de caminhões e entregues a eles cujo atendimento no bloco é conhecido.',
  'measure.deliveries_timed': 'Entregas com tempo informado',
  'measure.deliveries_timed.means':
    'Contêineres entregues a caminhões cujo atendimento no bloco é conhecido.',
  'measure.stowed_boxes': 'Contêineres estivados no plano',
  'measure.stowed_boxes.means': 'Posições ocupadas do plano de estiva mais recente de cada tipo.',
  'measure.stowed_teu': 'TEU no plano de estiva',
  'measure.stowed_teu.means': 'TEU do plano de estiva mais recente de cada tipo: comprimento em pés ÷ 20.',
  'measure.stowed_reefers': 'Reefers no plano de estiva',
  'measure.stowed_reefers.means': 'Contêineres do plano de estiva mais recente com temperatura a manter.',
  'measure.stowed_dangerous': 'Cargas perigosas no plano de estiva',
  'measure.stowed_dangerous.means': 'Contêineres do plano de estiva mais recente com carga perigosa.',
  'measure.listed_boxes': 'Contêineres nas listas',
  'measure.listed_boxes.means': 'Contêineres nas listas de embarque e descarga em vigor.',
  'measure.listed_teu': 'TEU nas listas',
  'measure.listed_teu.means': 'TEU das listas de embarque e descarga em vigor: comprimento em pés ÷ 20.',
  'measure.orders': 'Ordens de equipamento',
  'measure.orders.means': 'Ordens que não foram canceladas.',
  'measure.ordered_boxes': 'Contêineres ordenados',
  'measure.ordered_boxes.means': 'Contêineres que os armadores mandaram liberar ou receber.',
}
