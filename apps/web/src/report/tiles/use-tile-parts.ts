import { usePageText, useText } from '@quaywise/i18n'
import type { KpiCardProps } from '@quaywise/ui'
import type { Expected } from '../chart/hour-forecast.ts'
import { useExpected } from '../chart/use-expected.ts'
import { numberIn, type Row } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import type { Words } from '../words/use-words.ts'
import type { TileGroup } from './tile-groups.ts'
import { tileCell } from './tile-rows.ts'

/** Less than this share of the plan is behind, more is on plan. */
const NEAR = 0.97

/** What a tile says beside its number: its plan, what it is a part of, its notes. */
export function useTileParts(
  { main, plan, of, notes = [] }: TileGroup,
  rows: ReadonlyMap<string, Row>,
  whole: boolean,
): Pick<KpiCardProps, 'unit' | 'note' | 'target' | 'tone'> {
  const say = useText()
  const text = usePageText()
  const { words, metrics } = useReport()
  const numberOf = (id: string) => numberIn(tileCell(rows.get(id)))
  const shown = (id: string) => words.amount(numberOf(id), metrics.get(id)?.unit ?? null)
  const done = numberOf(main)
  const planned = plan === undefined ? null : numberOf(plan)
  const expected = useExpected(whole && plan !== undefined)
  const note = notes.map((id) => `${text(`tile.${id}`, words.measure(id))} ${shown(id)}`).join(' · ')
  return {
    ...(of ? { unit: say('report.of', { total: shown(of) }) } : {}),
    ...(note === '' ? {} : { note }),
    ...(planned !== null && planned > 0 && done !== null
      ? {
          target: expected
            ? targetOf(expected.p50 / planned, say('forecast.tile', inWords(expected, planned, words)))
            : targetOf(done / planned, say('report.ofPlan', { plan: words.number(planned, 'box') })),
        }
      : {}),
    tone: 'accent',
  }
}

function inWords({ p50 }: Expected, planned: number, words: Words): Record<string, string> {
  const boxes = (value: number) => words.number(Math.round(value), 'box')
  return { p50: boxes(p50), plan: boxes(planned) }
}

function targetOf(share: number, text: string): NonNullable<KpiCardProps['target']> {
  if (share >= 1) return { share, text, tone: 'good' }
  return { share, text, tone: share >= NEAR ? 'near' : 'bad' }
}
