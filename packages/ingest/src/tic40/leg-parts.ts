import type { WaitKind, WaitRoot } from '@quaywise/domain'
import { bothOf, type Stretch } from './stretches.ts'

/** What a machine did for an order in one go: it waited, then it worked from one instant to another. */
export type LegPart = {
  readonly order: string
  readonly from: number
  readonly to: number
  readonly waitMs: number
  /** What the wait was and whom most of it is laid to; '' without one. */
  readonly kind: WaitKind | ''
  readonly root: WaitRoot | ''
}

/** Parts of one run of a machine through its steps, from turning to a box to having delivered it. */
export type Run = { readonly from: number; readonly to: number; readonly parts: readonly LegPart[] }

/** A machine of which nothing is known for so long is at another job after. */
const LONGEST_GAP_MS = 3_600_000
const ENDS_A_JOB: ReadonlySet<string> = new Set(['IDLE', 'OFF', 'CHARGING', 'MAINT'])

type Side = 'COLLECT' | 'DELIVER'

const sideOf = ({ word }: Stretch): Side | null => {
  if (/(collect|tc)$/.test(word)) return 'COLLECT'
  return /(deliver|td)$/.test(word) ? 'DELIVER' : null
}

/** The runs of a machine through the steps of its jobs, with what it did for the orders that were told with them. */
export const runsOf = (stretches: readonly Stretch[]): readonly Run[] => {
  const runs: Stretch[][] = []
  let open: Stretch[] | null = null
  for (const stretch of stretches) {
    const side = sideOf(stretch)
    const last: Stretch | undefined = open?.at(-1)
    if (ENDS_A_JOB.has(stretch.state)) open = null
    if (side === null) continue
    const isNext = side === 'COLLECT' && open?.some((one) => sideOf(one) === 'DELIVER')
    if (!open || isNext || stretch.startedAt - (last?.endedAt ?? 0) > LONGEST_GAP_MS) {
      open = []
      runs.push(open)
    }
    open.push(stretch)
  }
  return runs.map(runOf)
}

const runOf = (stretches: readonly Stretch[]): Run => {
  const orders = ordersIn(stretches)
  const all = orders.reduce(bothOf, [])
  const parts = all.flatMap((order) =>
    partsOf(
      order,
      stretches.filter((_, i) => orders[i]?.includes(order)),
    ),
  )
  return { from: stretches[0]?.startedAt ?? 0, to: stretches.at(-1)?.endedAt ?? 0, parts }
}

/** The orders of each stretch: where none is told those of the one before, at the beginning those of the first that tells. */
const ordersIn = (stretches: readonly Stretch[]): readonly (readonly string[])[] => {
  let now = stretches.find(({ orders }) => orders.length > 0)?.orders ?? []
  return stretches.map(({ orders }) => {
    if (orders.length > 0) now = orders
    return now
  })
}

const isWait = ({ wait }: Stretch): boolean => wait !== null

/**
 * One part, or two where the machine waited before it delivered. The way to the box is none; so work begins when the box
 * is taken up, and the work that follows a wait is told with it.
 */
const partsOf = (order: string, stretches: readonly Stretch[]): readonly LegPart[] => {
  const starved = stretches.filter((one) => isWait(one) && sideOf(one) === 'COLLECT')
  const blocked = stretches.filter((one) => isWait(one) && sideOf(one) === 'DELIVER')
  const works = stretches.filter((one) => !isWait(one) && one.activity !== 'TRAVEL_EMPTY')
  const [firstBlocked] = blocked
  const [early, late] = [
    works.filter((one) => !firstBlocked || one.startedAt < firstBlocked.startedAt),
    works.filter((one) => firstBlocked && one.startedAt >= firstBlocked.startedAt),
  ]
  return [partOf(order, starved, early), partOf(order, blocked, late)].flatMap((part) => part ?? [])
}

const partOf = (order: string, waits: readonly Stretch[], works: readonly Stretch[]): LegPart | null => {
  const end = works.at(-1)?.endedAt ?? waits.at(-1)?.endedAt
  if (end === undefined) return null
  const wait = largest(waits)
  return {
    ...{ order, from: works[0]?.startedAt ?? end, to: end },
    waitMs: waits.reduce((sum, { startedAt, endedAt }) => sum + endedAt - startedAt, 0),
    ...{ kind: wait?.kind ?? '', root: wait?.root ?? '' },
  }
}

/** The wait whose root most of the waiting is laid to, the earliest of equals. */
const largest = (waits: readonly Stretch[]): Stretch['wait'] => {
  const byRoot = new Map<string, number>()
  for (const { wait, startedAt, endedAt } of waits)
    byRoot.set(wait?.root ?? '', (byRoot.get(wait?.root ?? '') ?? 0) + endedAt - startedAt)
  const most = Math.max(...byRoot.values())
  return waits.find(({ wait }) => byRoot.get(wait?.root ?? '') === most)?.wait ?? null
}
