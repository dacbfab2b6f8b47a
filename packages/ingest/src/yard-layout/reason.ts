/** Why a part of a yard layout is refused, each with the sentence that tells what to do. */
export const YARD_REASONS = {
  BAD_PLACE: 'A block, berth or machine has a member that is missing or out of its limits.',
  PLACE_TWICE: 'Two blocks, berths or machines of one kind have the same id.',
  BLOCKS_OVERLAP: 'The block stands on the ground of another one.',
  NOT_A_PLACE: 'The element describes neither a block nor a layout nor a crane.',
} as const
export type YardReason = keyof typeof YARD_REASONS
