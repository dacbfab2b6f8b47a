/** Why a part of a yard layout is refused, each with the sentence that tells what to do. */
export const YARD_REASONS = {
  BAD_PLACE: 'A block, berth or machine has a member that is missing or out of its limits.',
  NOT_A_PLACE: 'The element is neither a block, a crane nor a layout.',
} as const
