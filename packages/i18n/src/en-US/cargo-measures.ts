import type { cargoMeasures as source } from '../zh-CN/cargo-measures.ts'

export const cargoMeasures: Readonly<Record<keyof typeof source, string>> = {
  'measure.clocked_boxes': 'Boxes of told cranes',
  'measure.clocked_boxes.means':
    'Crane boxes of lifts whose crane is told. Boxes that only a message reports have no crane and no hours, and are in no rate of cranes.',
  'measure.sized_boxes': 'Boxes of known length',
  'measure.sized_boxes.means': 'Boxes over the quay whose length is known.',
  'measure.services_timed': 'Timed truck services',
  'measure.services_timed.means':
    'Boxes received from and delivered to trucks whose service at the block is told.',
  'measure.deliveries_timed': 'Timed deliveries',
  'measure.deliveries_timed.means': 'Boxes delivered to trucks whose service at the block is told.',
  'measure.stowed_boxes': 'Stowed boxes',
  'measure.stowed_boxes.means': 'Occupied positions of the newest stow plan of each kind.',
  'measure.stowed_teu': 'Stowed TEU',
  'measure.stowed_teu.means': 'TEU on the newest stow plan of each kind: length in feet ÷ 20.',
  'measure.stowed_reefers': 'Stowed reefers',
  'measure.stowed_reefers.means': 'Containers on the newest stow plan that have a temperature to keep.',
  'measure.stowed_dangerous': 'Stowed dangerous goods',
  'measure.stowed_dangerous.means': 'Containers on the newest stow plan with dangerous goods.',
  'measure.listed_boxes': 'Listed boxes',
  'measure.listed_boxes.means': 'Containers on the load and discharge lists that hold.',
  'measure.listed_teu': 'Listed TEU',
  'measure.listed_teu.means': 'TEU on the load and discharge lists that hold: length in feet ÷ 20.',
  'measure.orders': 'Equipment orders',
  'measure.orders.means': 'Orders that were not cancelled.',
  'measure.ordered_boxes': 'Boxes ordered',
  'measure.ordered_boxes.means': 'Containers that lines ordered to be released or accepted.',
}
