import type { PanelData, PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import type { ScoreCell, ScoreRow } from '@quaywise/ui'
import { useNearShare } from '../../status/refresh.ts'
import { bandOf } from '../chart/target-band.ts'
import { useChangeText } from '../chart/use-change-text.ts'
import { beforeIn, numberIn, type Row } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { deltaOf } from '../tiles/delta.ts'
import {
  isRecounted,
  monthIn,
  noBase,
  PARTLY,
  partlyOnRecord,
  RECOUNTED,
  runningMonth,
  type ScoreMonths,
  toldIn,
  trendOf,
} from './score-months.ts'

/** The measures of a scorecard as its drawing takes them. */
export function useScoreRows(panel: PanelInfo, months: ScoreMonths, data: PanelData): readonly ScoreRow[] {
  const running = runningMonth(data)
  const say = useText()
  const { words, metrics } = useReport()
  const cellOf = useScoreCell()
  const yearOf = useYearCell()
  const sinceText = useSinceText()
  return panel.measures.map((key) => {
    const metric = metrics.get(key)
    const unit = metric?.unit ?? null
    const value = numberIn(months.chosen?.[key])
    const part = partlyOnRecord(data, key)
    const since = part === '' ? undefined : sinceText(data, key)
    const isPart = (row: Row | undefined) => part !== '' && monthIn(row) === part
    const against = (row: Row | undefined): ScoreRow['deltas'][number] => {
      const lacks = metric?.kind === 'sum' ? noBase({ running, part }, months.chosen, row) : null
      if (lacks === null) return deltaOf(value, numberIn(row?.[key]), metric, words, say('report.points'))
      return { none: (lacks === 'part' ? since : undefined) ?? say('scorecard.part') }
    }
    return {
      key,
      label: words.measure(key),
      unit: unit === '%' ? undefined : words.unit(unit) || undefined,
      target: words.number(toldIn(months.chosen?.targets, key), unit),
      deltas: [against(months.before), against(months.yearBefore)],
      toDate: yearOf(
        data.toDate,
        key,
        part.slice(0, 4) === monthIn(months.chosen).slice(0, 4) ? since : undefined,
      ),
      trend: trendOf(months, key),
      cells: months.rows.map((row) => cellOf(row, key, isPart(row) ? since : undefined)),
    }
  })
}

/** Says since when the records of a measure are there. */
function useSinceText(): (data: PanelData, measure: string) => string | undefined {
  const say = useText()
  const { words } = useReport()
  return ({ columns }, measure) => {
    const since = columns.find(({ key }) => key === measure)?.since
    return since && say('report.since', { time: words.instant(since, 'date') })
  }
}

/** One number of one month: its band, its change where the page is compared, and what it would be now. */
function useScoreCell(): (row: Row, measure: string, since: string | undefined) => ScoreCell {
  const say = useText()
  const changeText = useChangeText()
  const { words, metrics } = useReport()
  const nearShare = useNearShare()
  return (row, measure, since) => {
    const metric = metrics.get(measure)
    const unit = metric?.unit ?? null
    const now = toldIn(row.now, measure)
    const target = toldIn(row.targets, measure)
    const band = bandOf(numberIn(row[measure]), target, metric?.better ?? null, nearShare)
    const notes = [
      changeText(measure, row[measure], beforeIn(row, measure)),
      now === null ? undefined : say('lock.tile', { value: words.amount(now, unit) }),
      since,
    ].filter((note) => note !== undefined)
    return {
      text: words.number(numberIn(row[measure]), unit),
      ...(band ? { band } : {}),
      ...(now === null ? {} : { sign: '≠ ' }),
      ...(notes.length > 0 ? { hint: notes.join(' · ') } : {}),
    }
  }
}

/** The year so far: made of what was reported, with what it would be now, or of now and said so. */
function useYearCell(): (
  year: Row | undefined,
  measure: string,
  since: string | undefined,
) => ScoreRow['toDate'] {
  const say = useText()
  const { words, metrics } = useReport()
  return (year, measure, since) => {
    const unit = metrics.get(measure)?.unit ?? null
    const text = words.number(numberIn(year?.[measure]), unit)
    const now = toldIn(year?.now, measure)
    if (now !== null) return { text, sign: '≠ ', hint: say('lock.tile', { value: words.amount(now, unit) }) }
    if (isRecounted(year, measure)) return { text, sign: `${RECOUNTED} `, hint: say('lock.recounted') }
    return since === undefined ? { text } : { text, sign: `${PARTLY} `, hint: since }
  }
}
