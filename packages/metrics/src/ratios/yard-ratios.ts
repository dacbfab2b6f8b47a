import type { RatioMeasure } from '../measure.ts'

const stock = (
  numerator: 'import' | 'export' | 'transhipment' | 'empty' | 'reefer' | 'dangerous',
  what: string,
) =>
  ({
    ratio: [`${numerator}_box_hours`, 'stock_box_hours'],
    unit: '%',
    means: `Share of ${what} in the stock, over the hours.`,
  }) as const

/** Rates and shares of stacking cranes and of the yard. */
export const YARD_RATIOS = {
  asc_moves_per_scheduled_hour: {
    ratio: ['asc_moves', 'asc_scheduled_hours'],
    unit: '1',
    code: 'Y-01',
    better: 'higher',
    source: 'TIC4.0 Productivity',
    means: 'Moves of any kind per hour in which a stacking crane was logged on.',
  },
  asc_moves_per_working_hour: {
    ratio: ['asc_moves', 'asc_demanded_hours'],
    unit: '1',
    code: 'Y-01',
    better: 'higher',
    means: 'Moves of any kind per hour in which a stacking crane had a job, its waits for others included.',
  },
  asc_housekeeping_share: {
    ratio: ['asc_housekeeping', 'asc_moves'],
    unit: '%',
    code: 'Y-03',
    means: 'Planned moves that tidy the block ÷ all moves of stacking cranes.',
  },
  reshuffles_per_retrieval: {
    ratio: ['asc_reshuffles', 'asc_retrievals'],
    unit: '1',
    code: 'Y-04',
    better: 'lower',
    means:
      'Unplanned moves of boxes in the way per productive retrieval (load, deliver, out to a sister terminal), by the job that caused them.',
  },
  reshuffle_share: {
    ratio: ['asc_reshuffles', 'asc_moves'],
    unit: '%',
    code: 'Y-04',
    better: 'lower',
    means: 'Unplanned moves of boxes in the way ÷ all moves of stacking cranes.',
  },
  asc_water_share: {
    ratio: ['asc_water_moves', 'asc_productive_moves'],
    unit: '%',
    code: 'Y-05',
    means: 'Share of the quay end in the productive moves.',
  },
  asc_interference_share: {
    ratio: ['asc_interference_hours', 'asc_scheduled_hours'],
    unit: '%',
    code: 'Y-06',
    better: 'lower',
    means: 'Waiting for the twin on the same rails ÷ scheduled hours of stacking cranes.',
  },
  yard_occupancy: {
    ratio: ['stock_slot_hours', 'capacity_slot_hours'],
    unit: '%',
    code: 'Y-07',
    means: 'Slot hours taken ÷ slot hours of the operational capacity: a mean over time.',
  },
  ground_slot_use: {
    ratio: ['ground_used_hours', 'ground_slot_hours'],
    unit: '%',
    code: 'Y-08',
    means: 'Share of the ground slots with a box, over the hours.',
  },
  stack_height: {
    ratio: ['stock_slot_hours', 'ground_used_hours'],
    unit: '1',
    code: 'Y-08',
    means: 'Mean number of tiers on a ground slot with a box.',
  },
  yard_dwell: {
    ratio: ['yard_stay_days', 'yard_stays'],
    unit: 'd',
    code: 'Y-10',
    better: 'lower',
    means: 'Mean days from the first set-down in a stack to the last pick, of boxes that left the stacks.',
  },
  terminal_dwell: {
    ratio: ['terminal_stay_days', 'boxes_left'],
    unit: 'd',
    code: 'Y-10',
    better: 'lower',
    means: 'Mean days from gate-in or discharge to loading or gate-out, of boxes that left.',
  },
  stays_per_day: {
    ratio: ['yard_stays', 'yard_stay_days'],
    unit: '1',
    means: 'How often a place in the stacks is turned over in a day: one ÷ the mean dwell.',
  },
  stock_age: {
    ratio: ['standing_days', 'boxes_standing'],
    unit: 'd',
    code: 'Y-10',
    means:
      'Mean age of the boxes in the stacks at the end of the period. It is no dwell: they have not left.',
  },
  transhipment_share: {
    ratio: ['transhipment_left', 'boxes_left'],
    unit: '%',
    code: '1.9',
    means: 'Share of the boxes that came by ship and left by ship.',
  },
  import_share: stock('import', 'import boxes'),
  export_share: stock('export', 'export boxes'),
  transhipment_stock_share: stock('transhipment', 'transhipment boxes'),
  empty_share: stock('empty', 'empty boxes'),
  reefer_share: stock('reefer', 'reefers under power'),
  dangerous_share: stock('dangerous', 'dangerous goods'),
  plug_use: {
    ratio: ['plug_hours_used', 'plug_hours'],
    unit: '%',
    code: 'Y-13',
    means: 'Share of the reefer plugs in use, over the hours.',
  },
  slot_override_share: {
    ratio: ['slot_overrides', 'slot_decisions'],
    unit: '%',
    code: 'Y-12',
    better: 'lower',
    means: 'Share of the slots that a person chose against the algorithm.',
  },
  slot_reshuffle_share: {
    ratio: ['slots_reshuffled', 'slots_left'],
    unit: '%',
    code: 'Y-12',
    better: 'lower',
    means: 'Share of the boxes that left the slot chosen for them because they stood in the way of another.',
  },
  slot_regret: {
    ratio: ['slot_regret_seconds', 'slots_left'],
    unit: 's',
    code: 'Y-12',
    better: 'lower',
    means:
      'Mean crane time that a chosen slot cost beyond what the best candidate was expected to; below 0 the risk was rated too high.',
  },
  candidates_per_decision: {
    ratio: ['slot_candidates', 'slot_decisions'],
    unit: '1',
    code: 'Y-12',
    means: 'Slots weighed per choice.',
  },
} as const satisfies Readonly<Record<string, RatioMeasure>>
