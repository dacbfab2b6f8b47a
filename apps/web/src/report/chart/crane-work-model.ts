import type { VesselForecast } from '@quaywise/contract'
import type { GanttBar, GanttSign, TimeRange, Tone } from '@quaywise/ui'
import { nameIn, numberIn, type Row } from '../data/cell.ts'
import { isStriped, toneOfKey } from './tones.ts'

const MARGIN = 900_000

const OPS: Readonly<Record<string, Tone>> = {
  LOAD: 'load',
  DISC: 'discharge',
  RESTOW_SHIP: 'restow',
  RESTOW_QUAY: 'restow',
}

/** The colour of an operation of a quay crane. */
export const toneOfOp = (op: string): Tone => OPS[op] ?? 'neutral'

/** Bars of work, then of delays on top, then what is expected; keys lead back to the rows. */
export function craneBars(
  rows: readonly Row[],
  forecast: VesselForecast | undefined,
  bayName: (bay: string) => string,
): readonly GanttBar[] {
  const bars = rows.map((row, index): GanttBar & { part: string } => {
    const [category, bay] = [nameIn(row.category), nameIn(row.bay)]
    return {
      ...{ part: nameIn(row.part) ?? '', key: `row:${index}`, lane: nameIn(row.crane) ?? '' },
      from: Date.parse(nameIn(row.started_at) ?? ''),
      to: Date.parse(nameIn(row.ended_at) ?? ''),
      tone: category ? toneOfKey(category, 0) : toneOfOp(nameIn(row.op) ?? ''),
      ...(category || bay === null ? {} : { label: bayName(bay), brief: bay.padStart(2, '0') }),
      ...(category && isStriped(category) ? { pattern: 'stripes' as const } : {}),
    }
  })
  const known = bars.map(({ part, ...bar }) => ({ part, bar }))
  const delays = known.filter(({ part }) => part === 'DELAY').map(({ bar }) => bar)
  return [
    ...known.filter(({ part }) => part === 'WORK').flatMap(({ bar }) => between(bar, delays)),
    ...known.filter(({ part }) => part === 'DELAY').map(({ bar }) => bar),
    ...expectedBars(forecast, bayName),
  ]
}

/** The stretches of work between the delays on it; the longest bears the name. */
export function between(work: GanttBar, delays: readonly GanttBar[]): readonly GanttBar[] {
  const inside = delays
    .filter(({ lane, from, to }) => lane === work.lane && from < work.to && to > work.from)
    .sort((a, b) => a.from - b.from)
  const edges = [work.from, ...inside.flatMap(({ from, to }) => [from, to]), work.to]
  const parts = edges.flatMap((from, index) => {
    const to = edges[index + 1] ?? from
    return index % 2 === 0 && to > from ? [{ from, to }] : []
  })
  const longest = Math.max(...parts.map(({ from, to }) => to - from))
  return parts.map(({ from, to }, index) => ({
    ...work,
    ...{ key: `${work.key}:${index}`, from, to },
    label: to - from === longest ? work.label : undefined,
    brief: to - from === longest ? work.brief : undefined,
  }))
}

const expectedBars = (
  forecast: VesselForecast | undefined,
  bayName: (bay: string) => string,
): readonly GanttBar[] =>
  (forecast?.outlook?.cranes ?? []).flatMap(({ crane, queues }) =>
    queues.map(({ queue, bay, op, from, to }) => ({
      ...{ key: `expected-${queue}`, lane: crane, from: Date.parse(from), to: Date.parse(to) },
      ...{ label: bayName(String(bay)), tone: toneOfOp(op), outline: true },
    })),
  )

/** The cranes of a call in their order, with the boxes of each. */
export function cranesOf(
  rows: readonly Row[],
): readonly { readonly crane: string; readonly boxes: number }[] {
  const boxes = new Map<string, number>()
  for (const row of rows) {
    const crane = nameIn(row.crane) ?? ''
    boxes.set(crane, (boxes.get(crane) ?? 0) + (row.part === 'WORK' ? (numberIn(row.boxes) ?? 0) : 0))
  }
  return [...boxes]
    .map(([crane, sum]) => ({ crane, boxes: sum }))
    .sort((a, b) => a.crane.localeCompare(b.crane))
}

/** From a little before the first bar to a little after the last and after the latest end that is likely. */
export const rangeOf = (bars: readonly GanttBar[], forecast?: VesselForecast): TimeRange => {
  const late = forecast?.outlook ? [Date.parse(forecast.outlook.completion.p90)] : []
  return [
    Math.min(...bars.map(({ from }) => from)) - MARGIN,
    Math.max(...bars.map(({ to }) => to), ...late) + MARGIN,
  ]
}

/** Both restows bear one colour. */
const OP_SIGNS = [['DISC'], ['LOAD'], ['RESTOW_SHIP', 'RESTOW_QUAY']]

/** What the colours of the bars stand for: the operations that were done, then the causes that were met, the longest first. */
export function craneSigns(
  rows: readonly Row[],
  nameOf: (of: 'op' | 'category', key: string) => string,
): readonly GanttSign[] {
  const ops = new Set(rows.flatMap((row) => (row.part === 'WORK' ? (nameIn(row.op) ?? []) : [])))
  const lasted = new Map<string, number>()
  for (const row of rows) {
    const category = row.part === 'DELAY' ? nameIn(row.category) : undefined
    if (!category) continue
    const ms = Date.parse(nameIn(row.ended_at) ?? '') - Date.parse(nameIn(row.started_at) ?? '')
    lasted.set(category, (lasted.get(category) ?? 0) + ms)
  }
  const causes = [...lasted].sort(([, one], [, other]) => other - one)
  return [
    ...OP_SIGNS.flatMap((sign) => {
      const [op, ...others] = sign.filter((each) => ops.has(each))
      if (op === undefined) return []
      const label = [op, ...others].map((each) => nameOf('op', each)).join(' / ')
      return [{ key: op, label, tone: toneOfOp(op) }]
    }),
    ...causes.map(([category]) => ({
      ...{ key: category, label: nameOf('category', category), tone: toneOfKey(category, 0) },
      ...(isStriped(category) ? { pattern: 'stripes' as const } : {}),
    })),
  ]
}
