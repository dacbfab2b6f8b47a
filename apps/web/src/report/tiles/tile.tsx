import type { InquireParam, PanelData, PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { KpiCard } from '@quaywise/ui'
import { numberIn } from '../data/cell.ts'
import { sinceInCompared } from '../data/on-record.ts'
import { pointOf, useDesk } from '../number/desk.ts'
import type { Subject } from '../number/subject.ts'
import { useReport } from '../page/report-view.ts'
import { choiceOf } from '../query/compare.ts'
import { deltaOf } from './delta.ts'
import { measuresOfTile, type TileGroup } from './tile-groups.ts'
import { rowsByMeasure, sparkOf, tileCell, tileSubject } from './tile-rows.ts'
import { useTileParts } from './use-tile-parts.ts'

interface TileProps {
  readonly group: TileGroup
  readonly panel: PanelInfo
  readonly data: PanelData | undefined
  readonly failed: boolean
  readonly inquiry: InquireParam
  /** Where the numbers stand when it is not the whole period. */
  readonly names: Subject['names']
  /** What the numbers are held against where the reader chose nothing. */
  readonly against?: string
}

/** One tile: the number, its change, its small series, its plan; ⓘ explains each measure that it tells. */
export function Tile({ group, panel, data, failed, inquiry, names, against }: TileProps) {
  const say = useText()
  const desk = useDesk()
  const { words, metrics, compare } = useReport()
  const rows = rowsByMeasure(data)
  const row = rows.get(group.main)
  const metric = metrics.get(group.main)
  const value = numberIn(tileCell(row))
  const parts = useTileParts(group, rows, Object.keys(names).length === 0)
  const unit = metric?.unit ?? null
  const subjects = measuresOfTile(group)
    .filter((id) => rows.has(id))
    .map((id) => tileSubject(panel, id, rows.get(id), inquiry, names))
  const explain = (anchor: HTMLElement) => {
    const [only] = subjects
    const box = anchor.getBoundingClientRect()
    if (subjects.length > 1) desk.menu(subjects, { x: box.left, y: box.top + 28 })
    else if (only) desk.explain(only, anchor)
  }
  const compared = compare !== undefined || against !== undefined
  // What is on record but since a part of the other period is no less than of a whole one.
  const since = data && sinceInCompared(data, group.main)
  const delta =
    compared && since === undefined
      ? deltaOf(value, numberIn(row?.compare), metric, words, say('report.points'))
      : undefined
  const choice = choiceOf(compare)
  const now = numberIn(row?.now)
  const later = now === null ? undefined : `≠ ${say('lock.tile', { value: words.amount(now, unit) })}`
  // Where nothing is on record of the other period, that is said instead.
  const begins =
    since && numberIn(row?.compare) !== null
      ? `◐ ${say('report.since', { time: words.instant(since, 'day') })}`
      : undefined
  const beside =
    begins ?? (choice && data && say(delta ? `report.against.${choice}` : 'report.against.nothing'))
  const state = data ? 'ready' : failed ? 'error' : 'loading'
  const [first] = subjects
  return (
    <KpiCard
      label={words.measure(group.main)}
      value={value === null ? null : words.number(value, unit)}
      unit={parts.unit ?? (unit === '%' ? undefined : words.unit(unit) || undefined)}
      delta={delta}
      sparkline={sparkOf(row)}
      tone={parts.tone}
      target={parts.target}
      note={later ?? parts.note ?? beside ?? (delta && against)}
      hint={
        value === null && state !== 'loading'
          ? say(failed ? 'report.failed.short' : 'report.empty')
          : undefined
      }
      state={state === 'ready' && value === null ? 'empty' : state}
      onInfo={data && explain}
      onShowRows={first && (() => desk.rows(first))}
      onMenu={first && ((event) => desk.menu(subjects, pointOf(event)))}
    />
  )
}
