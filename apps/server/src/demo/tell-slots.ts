import type { AnalyticsStore } from '@quaywise/analytics-store'

/** Height of a container of 8 feet 6 inches, in metres. */
const TIER_M = 2.6

const SLOTS_OF_BLOCKS = `INSERT INTO quaywise.slot (terminal_id, block_id, bay, row, tier, x, y, z)
SELECT
  terminal_id, block_id, bay, row, tier,
  x + (row - 0.5) * width / rows, y + (bay - 0.5) * length / bays, (tier - 1) * {tierM:Float64}
FROM (
  SELECT *, arrayJoin(range(1, bays + 1)) AS bay, arrayJoin(range(1, rows + 1)) AS row,
    arrayJoin(range(1, tiers + 1)) AS tier
  FROM quaywise.block FINAL
  WHERE terminal_id = {terminal:String}
)`

/** Lists every place of every stack of a terminal from its blocks; told again, it adds nothing. */
export const tellSlots = async (store: AnalyticsStore, terminal: string): Promise<void> => {
  const params = { terminal, tierM: TIER_M }
  await store.command('DELETE FROM quaywise.slot WHERE terminal_id = {terminal:String}', {
    params: { terminal },
  })
  await store.command(SLOTS_OF_BLOCKS, { params })
}
