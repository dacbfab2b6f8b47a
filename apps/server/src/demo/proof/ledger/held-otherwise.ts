import { OF_CALLS, OF_PULSE } from '../invariants/call-sums.ts'
import { OF_QUAY, OF_STANDING } from '../invariants/room.ts'

/** Sums that the invariants work out from other rows. */
export const BY_INVARIANT: readonly string[] = [
  ...OF_CALLS,
  ...OF_PULSE,
  ...OF_QUAY,
  ...OF_STANDING,
  ...['ground_slot_hours', 'plug_hours', 'ground_used_hours', 'plug_hours_used', 'capacity_slot_hours'],
]

/** What is offered is set, not played: `land-agrees.test.ts` holds it against the scenario. */
export const BY_SCENARIO: readonly string[] = ['slots_offered']

/** Sums that are worked out by hand on the worked terminals and nowhere else. */
export const BY_EXAMPLE: readonly string[] = [
  'berth_hours_lost',
  'calls_missing_stamps',
  'forecasts_judged',
  'forecast_error_minutes',
  'forecast_bias_minutes',
  'forecasts_covered',
  'forecast_pinball_minutes',
  'lost_minutes',
  'lost_boxes',
  'shift_starts',
  'start_delay_minutes',
  'shift_ends',
  'early_end_minutes',
  'hand_over_minutes',
]

/** Sums of what only messages tell, of which the model plays nothing: held by the worked terminal's plans and lists. */
export const BY_MESSAGES: readonly string[] = [
  'stowed_boxes',
  'stowed_teu',
  'stowed_reefers',
  'stowed_dangerous',
  'listed_boxes',
  'listed_teu',
  'orders',
  'ordered_boxes',
]
