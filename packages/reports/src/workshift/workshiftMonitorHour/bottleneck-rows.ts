import {
  type BottleneckLimits,
  type BottleneckRoot,
  bottleneckOf,
  type CraneLosses,
  confidenceOf,
} from '@quaywise/metrics'
import type { AnswerRow } from '@quaywise/report-kit/compile'
import { bestMove, type CraneHour } from './move-vehicles.ts'

const HOUR = 3600
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

type Raw = Readonly<{
  part: string
  slot: number
  crane: string
  root: string
  told: string
  block: string
  visitName: string
  ms: number
  number: number
  other: number
}>

const rawOf = (row: AnswerRow): Raw => ({
  part: String(row.part),
  slot: Number(row.slot),
  crane: String(row.crane),
  root: String(row.root),
  told: String(row.told),
  block: String(row.block),
  visitName: String(row.visit_name),
  ms: Number(row.ms),
  number: Number(row.number),
  other: Number(row.other),
})

/**
 * What holds the quay back, from its crane time by five minutes: one row for the last hour with its evidence (NOW), one
 * an hour of the period (HOUR), and the move of vehicles that promises most where vehicles are it (MOVE).
 */
export const bottleneckRows = (
  rows: readonly AnswerRow[],
  limits: BottleneckLimits,
): readonly AnswerRow[] => {
  const raw = rows.map(rawOf)
  const slots = slotsOf(raw)
  if (slots.size === 0) return []
  const until = Date.parse(String(rows[0]?.until)) / 1000
  const last = [...slots].filter(([slot]) => slot >= until - HOUR).map(([, losses]) => losses)
  const whole = sumOf(last)
  const found = bottleneckOf(whole, limits)
  return [
    {
      bottleneck_part: 'NOW',
      bottleneck_root: found.root ?? '',
      ...span(Math.max(until - HOUR, Math.min(...slots.keys())), until),
      lost_share: found.share,
      confidence: confidenceOf(found, last, limits),
      outside_share: outsideOf(whole),
      worked_share: whole.gross > 0 ? whole.working / whole.gross : 0,
      ...evidenceOf(found.root, raw, whole),
    },
    ...hoursOf(slots, limits),
    ...(found.root === 'AGV' ? moveOf(raw) : []),
  ]
}

const span = (from: number, to: number): AnswerRow => ({
  started_at: new Date(from * 1000).toISOString(),
  ended_at: new Date(to * 1000).toISOString(),
})

/** Crane time of each five minutes; of waits at the platform what no wait covers is laid to nobody known. */
const slotsOf = (raw: readonly Raw[]): ReadonlyMap<number, CraneLosses> => {
  const slots = new Map<
    number,
    { gross: number; working: number; lost: Partial<Record<BottleneckRoot, number>> }
  >()
  const at = (slot: number) => {
    const known = slots.get(slot) ?? { gross: 0, working: 0, lost: {} }
    slots.set(slot, known)
    return known
  }
  const lose = (slot: number, root: BottleneckRoot, ms: number) => {
    const { lost } = at(slot)
    lost[root] = (lost[root] ?? 0) + ms
  }
  for (const { part, slot, root, ms } of raw) {
    if (part === 'LAID') {
      lose(slot, root as BottleneckRoot, ms)
      lose(slot, 'UNKNOWN', -ms)
    }
    if (part !== 'TIME') continue
    at(slot).gross += ms
    if (root === 'WORKING') at(slot).working += ms
    else lose(slot, root === 'SYSTEM' ? 'UNKNOWN' : (root as BottleneckRoot), ms)
  }
  return slots
}

const sumOf = (parts: readonly CraneLosses[]): CraneLosses => {
  const lost: Partial<Record<BottleneckRoot, number>> = {}
  for (const part of parts)
    for (const [root, ms] of Object.entries(part.lost) as [BottleneckRoot, number][])
      lost[root] = (lost[root] ?? 0) + ms
  const add = (pick: (part: CraneLosses) => number) => parts.reduce((sum, part) => sum + pick(part), 0)
  return { gross: add(({ gross }) => gross), working: add(({ working }) => working), lost }
}

const hoursOf = (slots: ReadonlyMap<number, CraneLosses>, limits: BottleneckLimits): readonly AnswerRow[] => {
  const hours = new Map<number, CraneLosses[]>()
  for (const [slot, losses] of slots) {
    const hour = Math.floor(slot / HOUR) * HOUR
    hours.set(hour, [...(hours.get(hour) ?? []), losses])
  }
  return [...hours]
    .sort(([a], [b]) => a - b)
    .map(([hour, parts]) => {
      const found = bottleneckOf(sumOf(parts), limits)
      return {
        bottleneck_part: 'HOUR',
        bottleneck_root: found.root ?? '',
        ...span(hour, hour + HOUR),
        lost_share: found.share,
        confidence: confidenceOf(found, parts, limits),
        outside_share: outsideOf(sumOf(parts)),
      }
    })
}

const outsideOf = ({ gross, lost }: CraneLosses): number => (gross > 0 ? (lost.EXOGENOUS ?? 0) / gross : 0)

/** The crane that lost most by a root, what it lost, and what its vehicles waited for. */
const evidenceOf = (root: string | null, raw: readonly Raw[], whole: CraneLosses): AnswerRow => {
  const lost = root === null ? 0 : (whole.lost[root as BottleneckRoot] ?? 0)
  const rates = new Map(
    raw.flatMap((row) => (row.part === 'RATE' ? [[row.crane, row.number / 1000] as const] : [])),
  )
  const cranes = raw.filter((row) => row.part === 'LOSS' && row.root === root).sort((a, b) => b.ms - a.ms)
  const most = cranes[0]
  const queues = raw.filter(({ part, crane }) => part === 'QUEUE' && crane === most?.crane)
  const queue = queues.sort((a, b) => b.ms - a.ms)[0]
  const reshuffle = raw.find(({ part, block }) => part === 'RESHUFFLE' && block === queue?.block)
  return {
    lost_minutes: lost / MINUTE_MS,
    lost_boxes: cranes.reduce((sum, { crane, ms }) => sum + (ms / HOUR_MS) * (rates.get(crane) ?? 0), 0),
    crane: most?.crane ?? '',
    visit_name: raw.find(({ part, crane }) => part === 'CRANE' && crane === most?.crane)?.visitName ?? '',
    crane_wait_minutes: (most?.ms ?? 0) / MINUTE_MS,
    told_root: most?.told ?? '',
    block: root === 'QC' ? '' : (queue?.block ?? ''),
    queued_agvs: queue?.number ?? 0,
    reshuffle_minutes: (reshuffle?.ms ?? 0) / MINUTE_MS,
  }
}

const moveOf = (raw: readonly Raw[]): readonly AnswerRow[] => {
  const of = (part: string, crane: string) => raw.find((row) => row.part === part && row.crane === crane)
  const waited = (crane: string) =>
    raw.find((row) => row.part === 'LOSS' && row.crane === crane && row.root === 'AGV')?.ms ?? 0
  const cranes = raw
    .filter(({ part }) => part === 'CRANE')
    .map(({ crane, ms, number, other }): CraneHour => {
      const boxes = of('BOXES', crane)?.number ?? 0
      return {
        crane,
        boxes,
        waitMinutes: waited(crane) / MINUTE_MS,
        grossMinutes: ms / MINUTE_MS,
        vehicles: number / (HOUR * 1000),
        standing: number > 0 ? other / number : 0,
      }
    })
  const move = bestMove(cranes)
  if (!move) return []
  return [
    {
      bottleneck_part: 'MOVE',
      crane: move.from,
      to_crane: move.to,
      moved_agvs: move.vehicles,
      gained_rate: move.gained,
      given_rate: move.given,
    },
  ]
}
