import type { PanelInfo } from '@quaywise/contract'
import { directionOf, formatInstant, useLocale, useText } from '@quaywise/i18n'
import { type HeatCell, HeatMap } from '@quaywise/ui'
import { usePhone } from '../../shell/use-phone.ts'
import { columnNotes } from '../keep/note/column-notes.ts'
import { useNotes } from '../keep/note/use-notes.ts'
import { useReport } from '../page/report-view.ts'
import { type CalendarModel, changesScale, shownOf, weekTotal } from './calendar-model.ts'
import { weekdayDates } from './calendar-weeks.ts'
import { useChangeText } from './use-change-text.ts'
import { useMarks } from './use-marks.ts'

const EDGE = 30
const LEAST_ROW = 32

interface CalendarMapProps {
  readonly panel: PanelInfo
  readonly model: CalendarModel
  readonly title: string
  readonly unit: string | null
  readonly changes: boolean
  readonly height: number
}

/** A calendar: weeks below each other, weekdays in the direction of reading, each day with its number. */
export function CalendarMap({ panel, model, title, unit, changes, height }: CalendarMapProps) {
  const say = useText()
  const locale = useLocale()
  const open = useMarks(panel)
  const { words, metrics } = useReport()
  const brief = useInThousands(model)
  // Where short names are whole words, a phone has room for a letter only.
  const weekday = usePhone() && locale === 'fa-IR' ? 'weekdayLetter' : 'weekday'
  const write = useWrite(unit, changes, brief)
  const cells = useCells(panel, model, changes)
  const metric = metrics.get(panel.measures[0] ?? '')
  const totals = model.weeks.flatMap((week) => {
    const total = weekTotal(model, week, metric?.kind === 'sum')
    return total === null
      ? []
      : [[week.key, { text: brief ? write(total) : words.number(total, unit) }] as const]
  })
  return (
    <HeatMap
      title={title}
      unit={brief ? `${words.unit(unit)} ${THOUSANDS}` : words.unit(unit)}
      rows={model.weeks.map(({ key }) => ({ key, label: key.slice(5) }))}
      columns={weekdayDates(locale).map((date, index) => ({
        key: String(index),
        label: formatInstant(`${date}T12:00:00Z`, 'UTC', locale, weekday),
      }))}
      columnKind="name"
      cells={cells}
      scale={changes ? changesScale(model, metric?.better ?? 'higher') : model.scale}
      {...(totals.length > 0
        ? { totals: { label: say('calendar.week'), values: Object.fromEntries(totals) } }
        : {})}
      labels={{ off: say('calendar.none'), part: say('calendar.part'), blank: '–' }}
      formatValue={write}
      onMark={({ row, column, event }) => {
        const day = model.weeks.find(({ key }) => key === row)?.days[Number(column)]
        const found = model.days.get(day ?? '')
        if (day) open({ day }, [{ measure: panel.measures[0] ?? null, ...found, cell: found?.cell }], event)
      }}
      rowHeight={Math.max(LEAST_ROW, Math.floor((height - EDGE) / Math.max(1, model.weeks.length)) - 2)}
      direction={directionOf(locale)}
    />
  )
}

/** Said of a calendar whose numbers are told in thousands. */
export const THOUSANDS = '× 1,000'

/** Whether the days of a calendar have no room for numbers in full: a phone tells great ones in thousands. */
export function useInThousands(model: Pick<CalendarModel, 'scale'> | undefined): boolean {
  return usePhone() && (model?.scale.max ?? 0) >= 1000
}

function useWrite(unit: string | null, changes: boolean, brief: boolean): (value: number) => string {
  const { words } = useReport()
  return (value) => {
    const sign = changes && value > 0 ? '+' : ''
    return sign + (brief ? words.tick(Math.round(value / 100) / 10, null) : words.number(value, unit))
  }
}

function useCells(panel: PanelInfo, model: CalendarModel, changes: boolean): readonly HeatCell[] {
  const changeText = useChangeText()
  const notes = useNotes()
  const { terminal } = useReport()
  const measure = panel.measures[0] ?? ''
  return model.weeks.flatMap((week) =>
    week.days.map((day, index): HeatCell => {
      const place = { row: week.key, column: String(index) }
      if (day === null) return { ...place, value: null, state: 'blank', name: '–' }
      const found = model.days.get(day)
      const value = found ? shownOf(found, changes) : null
      const [written = []] = columnNotes(notes, [{ value: day, at: null }], terminal.zone)
      const change = found && changeText(measure, found.cell, found.before)
      const note = [change, ...written].filter((each) => each !== undefined).join(' · ')
      return {
        ...{ ...place, value, name: day, noted: written.length > 0 },
        corner: day.endsWith('-01') ? day.slice(5) : day.slice(8),
        ...(value === null ? { state: 'off' as const } : {}),
        ...(value !== null && day === model.running ? { state: 'part' as const } : {}),
        ...(note === '' ? {} : { note }),
      }
    }),
  )
}
