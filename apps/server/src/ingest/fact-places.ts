import { FACT_IDENTITY, type FactName, type Facts } from '@quaywise/domain'
import type { FactRow } from '@quaywise/ingest'

const DAY = 86_400_000

/** Whether corrections may move the rows of a table in time, so that it is kept where their things stood. */
export const hasPlaces = (table: FactName): boolean => {
  const { time, reachMs } = FACT_IDENTITY[table]
  return time !== null && reachMs > 0
}

/** The days on which rows of a table stand, each thing and day once. */
export const placesOf = (
  table: FactName,
  rows: readonly FactRow[],
  terminalId: string,
): readonly Facts['fact_place'][] => {
  const { time, keys } = FACT_IDENTITY[table]
  const [name = ''] = keys
  const places = new Map<string, Facts['fact_place']>()
  for (const row of rows) {
    // One that is not told yet is nowhere.
    if (!Number.isFinite(Number(row[time ?? ''])) || Number(row[time ?? '']) <= 0) continue
    const at = Math.floor(Number(row[time ?? '']) / DAY) * DAY
    const place = { terminal_id: terminalId, fact: table, name: String(row[name]), at }
    places.set(`${at} ${place.name}`, place)
  }
  return [...places.values()]
}
