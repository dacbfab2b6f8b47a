import { FACT_IDENTITY, type FactName } from '@quaywise/domain'
import type { FactRow } from '../fact-format.ts'
import type { IngestPorts } from '../ports.ts'
import type { FactRows, Found, Outdated } from './fact-ports.ts'
import { finishIntent, turnOf } from './intent.ts'
import { type Fate, settle } from './settle.ts'
import type { TimePart } from './time-parts.ts'

/** The rows of a table of which a part is written, for whom, and under which token. */
export type PartTarget = Omit<FactRows, 'window'> & {
  readonly ports: IngestPorts
  readonly token: string
  /** Runs before the rows at these places are written: what must not be missing where they are there. */
  readonly before?: (places: readonly number[]) => Promise<void>
}

/** What became of the rows of a part, by their places, and when those that were written were taken. */
export type PartOutcome = {
  readonly fates: readonly (readonly [place: number, fate: Fate])[]
  readonly takenAt: number | null
  /** When what the first replaced row replaces had been taken. */
  readonly replacedAt: number
  /** The places of rows that stood farther away than a correction usually moves them. */
  readonly moved: readonly number[]
}

/**
 * Writes what of a part is new or differs from what stands, and takes out what it replaces. After a crash at
 * any moment, `finishIntent` and sending again complete it.
 */
export const writePart = (target: PartTarget, part: TimePart): Promise<PartOutcome> => {
  const { ports, table, terminalId, batchId, token } = target
  const name = turnOf(terminalId, table)
  return ports.exclusively(name, async (held) => {
    await finishIntent(ports, name)
    const places = part.things.flat()
    const asked = { table, terminalId, batchId, window: part.window }
    const found = await ports.find({ ...asked, rows: places.map((place) => target.rows[place] ?? {}) })
    const { fates, writes, replaces } = settled(target, part, places, found)
    const moved = movedFar(target, places, found)
    const newest = found.standing.reduce((latest, { takenAt }) => Math.max(latest, takenAt), 0)
    if (writes.length === 0) return { fates, takenAt: null, replacedAt: newest, moved: [] }
    const takenAt = Math.max(ports.now(), newest + 1, found.insideTakenAt + 1)
    const outdated: Outdated = { ...asked, window: found.window, takenAt, keys: found.inside }
    const drops = found.inside.length > 0 || (replaces && ports.keepsOlder(table))
    held.check()
    if (drops) await ports.keepIntent(name, outdated)
    await target.before?.(fates.filter(([, fate]) => fate === 'new').map(([place]) => place))
    await ports.writeFacts({ ...asked, rows: writes }, takenAt, token)
    if (drops) await finishIntent(ports, name)
    return { fates, takenAt, replacedAt: newest, moved }
  })
}

/** The places of rows whose things stood farther away than the reach of their table. */
const movedFar = (
  { table, rows }: PartTarget,
  places: readonly number[],
  { standing }: Found,
): readonly number[] => {
  const { time, reachMs } = FACT_IDENTITY[table]
  if (time === null || reachMs === 0) return []
  return standing.flatMap(({ n, at }) => {
    const place = places[n]
    const told = Number(rows[place ?? -1]?.[time])
    return place !== undefined && at > 0 && Math.abs(told - at) > reachMs ? [place] : []
  })
}

type Outcome = Pick<PartOutcome, 'fates'> & {
  readonly writes: readonly FactRow[]
  readonly replaces: boolean
}

const isVersioned = (table: FactName, row: FactRow | undefined): boolean => {
  const keys: readonly string[] = FACT_IDENTITY[table].keys
  return row !== undefined && 'version' in row && !keys.includes('version')
}

const settled = (
  { table, rows }: PartTarget,
  part: TimePart,
  places: readonly number[],
  { standing }: Found,
): Outcome => {
  const standingAt = new Map(standing.map((found) => [places[found.n], found]))
  const { firstStands } = FACT_IDENTITY[table]
  const terms = { versioned: isVersioned(table, rows[0]), firstStands }
  const writes: FactRow[] = []
  const fates: (readonly [number, Fate])[] = []
  let replaces = false
  for (const thing of part.things) {
    const found = thing.map((place) => standingAt.get(place))
    const end = settle(
      thing.map((place) => rows[place] ?? {}),
      found,
      terms,
    )
    end.fates.forEach((fate, i) => void fates.push([thing[i] ?? 0, fate]))
    if (end.write === null) continue
    writes.push(end.write)
    replaces ||= found[0] !== undefined
  }
  return { fates, writes, replaces }
}
