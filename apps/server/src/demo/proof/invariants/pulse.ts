import type { Spell } from '../facts.ts'

/** A stretch of a call in which the same number of cranes worked, and were stopped by weather or the ship. */
export type Beat = {
  readonly from: number
  readonly to: number
  readonly working: number
  readonly stopped: number
}

const STOPS = ['SHIP', 'WEATHER']

/** The operation of one call, cut wherever a crane changes what it does. */
export const beatsOf = (spells: readonly Spell[]): readonly Beat[] => {
  const edges = [...new Set(spells.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b)
  const changes = new Map(edges.map((at) => [at, { working: 0, stopped: 0 }]))
  for (const { from, to, category } of spells) {
    const kind = category === 'WORKING' ? 'working' : STOPS.includes(category) ? 'stopped' : null
    const [begins, ends] = [changes.get(from), changes.get(to)]
    if (!kind || !begins || !ends) continue
    begins[kind]++
    ends[kind]--
  }
  const now = { working: 0, stopped: 0 }
  return edges.slice(0, -1).map((from, i) => {
    now.working += changes.get(from)?.working ?? 0
    now.stopped += changes.get(from)?.stopped ?? 0
    return { from, to: edges[i + 1] ?? from, ...now }
  })
}
