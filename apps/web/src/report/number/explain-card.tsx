import { useText } from '@quaywise/i18n'
import { type Anchor, FormulaCard, type FormulaLine } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { isRatioCell } from '../data/cell.ts'
import { rowsQuery } from '../data/panel-query.ts'
import { useReport } from '../page/report-view.ts'
import { formulaOf, formulaText } from './formula-terms.ts'
import { type Subject, whereOf } from './subject.ts'
import { useComparedLines } from './use-compared-lines.ts'
import { useCountedBy } from './use-counted-by.ts'
import { useRowsBody } from './use-rows-body.ts'
import { useWithin } from './use-within.ts'

interface ExplainCardProps {
  readonly subject: Subject
  readonly anchor: Anchor
  readonly onRows: () => void
  readonly onClose: () => void
}

/** The card that explains one number: definition, formula with its own terms, rows counted and left out, source. */
export function ExplainCard({ subject, anchor, onRows, onClose }: ExplainCardProps) {
  const say = useText()
  const { metrics, words, terminal } = useReport()
  const metric = metrics.get(subject.measure ?? '')
  const counted = useCounted(subject)
  const rows = counted === undefined ? '…' : words.number(counted.rows, '1')
  const sum = counted === undefined ? '…' : say(sumOf(metric), { rows: counted.rows })
  const formula = formulaOf(subject, metric, { metrics, words, sum })
  const title = words.measure(subject.measure ?? '')
  const where = whereOf(subject)
  const copy = () => void navigator.clipboard?.writeText(formulaText(title, where, formula))
  return (
    <FormulaCard
      title={where === '' ? title : `${title} · ${where}`}
      code={metric?.code ?? undefined}
      definition={words.means(subject.measure ?? '', metric?.definition ?? '')}
      formula={formula}
      lines={[
        ...useSides(subject),
        ...useComparedLines(subject),
        ...useWithin(subject),
        ...useCountedBy(subject),
        { label: say('report.rows.counted'), value: rows },
        ...leftOut(),
      ]}
      excluded={Object.entries(counted?.reasons ?? {}).map(([reason, count]) => ({
        label: words.reason(reason),
        value: words.number(count, '1'),
      }))}
      source={metric?.source ?? undefined}
      footer={terminal.zone}
      anchor={anchor}
      labels={{ close: say('report.close'), copy: say('report.copy'), showRows: say('report.showRows') }}
      onCopy={copy}
      onShowRows={onRows}
      onClose={onClose}
    />
  )

  function leftOut(): readonly FormulaLine[] {
    if (!counted || counted.excluded === 0) return []
    return [{ label: say('report.rows.excluded'), value: words.number(counted.excluded, '1') }]
  }
}

/** What is said of a number that is no quotient of two: added up, or taken from the values of its rows. */
const sumOf = (metric: { readonly kind: string } | undefined) =>
  metric?.kind === 'value' ? 'report.formula.value' : 'report.formula.sum'

function useSides({ cell, measure }: Subject): readonly FormulaLine[] {
  const say = useText()
  const { metrics, words } = useReport()
  const metric = metrics.get(measure ?? '')
  if (!isRatioCell(cell) || !metric?.numerator || !metric.denominator) return []
  const side = (label: string, id: string, value: number | null) => ({
    label,
    detail: words.measure(id),
    value: words.amount(value, metrics.get(id)?.unit ?? null),
  })
  return [
    side(say('report.numerator'), metric.numerator, cell.numerator),
    side(say('report.denominator'), metric.denominator, cell.denominator),
  ]
}

/** Rows counted and left out with the reasons; what the answer does not tell beside the number is asked for. */
function useCounted(subject: Subject): Subject['counted'] {
  const { report } = useReport()
  const { counted, cell, panel } = subject
  const ratio = isRatioCell(cell) ? { rows: cell.rows, excluded: cell.excluded, reasons: {} } : undefined
  const { data } = useQuery({
    ...rowsQuery(report.id, panel.id, { ...useRowsBody(subject), pageSize: 1 }),
    enabled: counted === undefined,
  })
  if (counted || !data) return counted ?? ratio
  const reasons = data.excluded ?? {}
  const excluded = Object.values(reasons).reduce((sum, rows) => sum + rows, 0)
  return { rows: data.total ?? 0, excluded: ratio?.excluded ?? excluded, reasons }
}
