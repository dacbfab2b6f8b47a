/**
 * Rows of stacking cranes with the block and the side of each, which only the list of machines tells. `time`
 * keeps the join to what the window can hold.
 */
export const withBlock = (time: string): string => `SELECT s.*, e.block_id AS block_id, e.side AS side
    FROM (SELECT * FROM _source WHERE ${time}) AS s LEFT ANY JOIN (
      SELECT eq_id, block_id, side FROM quaywise.equipment FINAL
      WHERE terminal_id = {terminal:String} AND eq_kind = 'ASC'
    ) AS e ON e.eq_id = s.eq_id`

/** What the list of machines tells of a stacking crane. */
export const ofStackingCrane = {
  asc: { sql: 'eq_id', type: 'key' },
  block: { sql: 'block_id', type: 'key' },
  side: { sql: 'side', type: 'key' },
} as const
