/** Words of states and parts that only the drawers tell, by the dimension that the browser words them by. */
export const ENTITY_WORDS = {
  call_state: ['EXPECTED', 'WAITING', 'BERTHED', 'WORKING', 'DONE', 'DEPARTED'],
  box_state: ['EXPECTED', 'UNDER_WAY', 'IN_YARD', 'LEFT'],
  truck_state: ['QUEUE', 'INSIDE', 'LEFT'],
  truck_part: ['QUEUE', 'GATE_IN', 'INSIDE', 'WAIT', 'SERVICE', 'GATE_OUT'],
  instruction_state: ['DONE', 'CANCELLED'],
  leg_part: ['WAIT'],
  yes: ['0', '1'],
} as const

type Worded = typeof ENTITY_WORDS

/** A word of one of these dimensions. */
export type EntityWord<Of extends keyof Worded> = Worded[Of][number]
