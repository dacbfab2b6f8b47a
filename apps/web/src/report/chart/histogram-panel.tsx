import type { PanelInfo } from '@quaywise/contract'
import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { Histogram, markEvent, type SeriesMark } from '@quaywise/ui'
import { beforeIn, nameIn, numberIn, type Row } from '../data/cell.ts'
import { pointOf, useDesk } from '../number/desk.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { type Bin, binsOf, medianOf } from './bins.ts'
import { useComparedNote } from './use-compared.ts'
import { useMarks } from './use-marks.ts'

const HEIGHT = 200
const MOST_IN_MENU = 12

/** How a measure is spread over calls; an interval opens the calls in it. */
export function HistogramPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const direction = directionOf(useLocale())
  const { words, metrics } = useReport()
  const openBin = useBinMenu(panel)
  const query = usePanel(panel)
  const outline = useComparedNote(query.data, '┆')
  const measure = panel.measures[0] ?? ''
  const unit = metrics.get(measure)?.unit ?? null
  const valuesOf = (rows: readonly Row[]) => rows.flatMap((row) => numberIn(row[measure]) ?? [])
  return (
    <PanelFrame
      panel={panel}
      query={query}
      height={HEIGHT}
      subtitle={[words.unit(unit), outline].filter(Boolean).join(' · ')}
    >
      {(data, title) => {
        const values = valuesOf(data.rows)
        const before = data.compare
          ? data.rows.flatMap((row) => numberIn(beforeIn(row, measure)) ?? [])
          : undefined
        const [only, ...others] = values
        if (only !== undefined && others.length === 0 && !before)
          return <OneValue panel={panel} rows={data.rows} text={words.amount(only, unit)} />
        const bins = binsOf(values, before)
        const median = medianOf(values)
        const marker = {
          value: median ?? 0,
          label: say('report.median', { value: words.number(median, unit) }),
        }
        return (
          <Histogram
            title={title}
            bins={bins}
            unit={words.unit(unit)}
            countUnit={words.measure('calls')}
            markers={median === null ? [] : [marker]}
            formatValue={(value) => words.number(value, '1')}
            formatCount={(count) => words.number(count, '1')}
            height={HEIGHT}
            direction={direction}
            empty={say('report.empty')}
            onMark={(mark) => openBin(bins[mark.index], data.rows, mark)}
          />
        )
      }}
    </PanelFrame>
  )
}

interface OneValueProps {
  readonly panel: PanelInfo
  readonly rows: readonly Row[]
  readonly text: string
}

/** A single value is no distribution: it is told in words, and opens its menu like a bar would. */
function OneValue({ panel, rows, text }: OneValueProps) {
  const say = useText()
  const open = useMarks(panel)
  const [measure = '', y = ''] = [panel.measures[0], panel.y]
  const row = rows.find((each) => numberIn(each[measure]) !== null)
  if (!row) return null
  const name = nameIn(row[`${y}_name`]) ?? nameIn(row[y]) ?? ''
  const numbers = [{ measure, cell: row[measure], before: beforeIn(row, measure) }]
  return (
    <p className="empty-panel">
      <span>{say('report.distribution.one', { name, value: text })}</span>
      <button
        type="button"
        className="link-button"
        onClick={(event) => open({ [y]: nameIn(row[y]) }, numbers, markEvent(event, 'select'), { [y]: name })}
      >
        {say('report.more')}
      </button>
    </p>
  )
}

function useBinMenu(panel: PanelInfo) {
  const desk = useDesk()
  const { inquiry } = useReport()
  const measure = panel.measures[0] ?? ''
  const y = panel.y ?? ''
  return (bin: Bin | undefined, rows: readonly Row[], { event }: SeriesMark) => {
    if (!bin) return
    const inside = rows.filter((row) => {
      const value = numberIn(row[measure])
      return value !== null && value >= bin.from && value < bin.to
    })
    const subjects = inside.slice(0, MOST_IN_MENU).map((row) => {
      const name = nameIn(row[`${y}_name`]) ?? nameIn(row[y]) ?? ''
      return {
        panel,
        measure,
        cell: row[measure],
        before: beforeIn(row, measure),
        mark: { [y]: nameIn(row[y]) },
        names: { [y]: name },
        inquiry,
      }
    })
    desk.menu(subjects, pointOf(event))
  }
}
