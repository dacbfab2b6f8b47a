import type { PanelData, PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Pareto } from '@quaywise/ui'
import { nameIn, numberIn, type Row } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { EmptyPanel } from '../panel/empty-panel.tsx'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { isStriped, toneOfKey } from './tones.ts'
import { useMarks } from './use-marks.ts'

/** With costs it stands beside other tall panels. */
const heightOf = ({ measures }: PanelInfo): number => (measures.length > 1 ? 300 : 176)

/** Causes of loss, the greatest first: minutes, what they cost, and the share that the first ones make together. */
export function ParetoPanel({ panel }: { readonly panel: PanelInfo }) {
  const query = usePanel(panel)
  const whole = useWhole(panel, query.data)
  return (
    <PanelFrame panel={panel} query={query} height={heightOf(panel)} skeleton="rows" subtitle={whole}>
      {(data, title) => <Losses panel={panel} data={data} title={title} />}
    </PanelFrame>
  )
}

const sumOf = (rows: readonly Row[], measure: string): number =>
  rows.reduce((sum, row) => sum + (numberIn(row[measure]) ?? 0), 0)

/** The sum of all causes in words. */
function useWhole(panel: PanelInfo, data: PanelData | undefined): string | undefined {
  const say = useText()
  const { words, metrics } = useReport()
  if (!data || data.rows.length === 0) return undefined
  const [minutes, boxes] = panel.measures.map((id) =>
    words.amount(sumOf(data.rows, id), metrics.get(id)?.unit ?? null),
  )
  return boxes === undefined
    ? say('pareto.whole', { minutes: minutes ?? '' })
    : say('pareto.whole.boxes', { minutes: minutes ?? '', boxes })
}

interface LossesProps {
  readonly panel: PanelInfo
  readonly data: PanelData
  readonly title: string
}

function Losses({ panel, data, title }: LossesProps) {
  const say = useText()
  const { words, metrics } = useReport()
  const open = useMarks(panel)
  const [value = '', cost] = panel.measures
  const y = panel.y ?? ''
  const rows = data.rows.filter((row) => (numberIn(row[value]) ?? 0) > 0)
  if (rows.length === 0) return <EmptyPanel height={heightOf(panel)} />
  const unitOf = (id: string | undefined) => metrics.get(id ?? '')?.unit ?? null
  const heading = (id: string) => words.unit(unitOf(id))
  return (
    <Pareto
      title={title}
      headings={{
        value: heading(value),
        cost: cost === undefined ? undefined : heading(cost),
        share: say('pareto.share'),
      }}
      items={rows.map((row, index) => {
        const key = nameIn(row[y]) ?? ''
        return {
          key,
          label: words.key(y, key),
          value: numberIn(row[value]) ?? 0,
          ...(cost === undefined ? {} : { cost: words.number(numberIn(row[cost]), unitOf(cost)) }),
          tone: toneOfKey(key, index),
          ...(isStriped(key) ? { pattern: 'stripes' as const } : {}),
        }
      })}
      formatValue={(amount) => words.number(amount, unitOf(value))}
      formatShare={(share) => words.number(share, '%')}
      onMark={({ key, event }) => {
        const row = rows.find((each) => (nameIn(each[y]) ?? '') === key)
        if (row)
          open(
            { [y]: key },
            panel.measures.map((measure) => ({ measure, cell: row[measure] })),
            event,
          )
      }}
    />
  )
}
