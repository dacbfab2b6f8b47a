import { useText } from '@quaywise/i18n'
import { useReport } from '../page/report-view.ts'
import { ComparedLine } from './compared-line.tsx'
import { MarkChips } from './mark-chips.tsx'
import './chosen.css'

/** Below the form: what the page is restricted to beside it, and what its numbers are compared with. */
export function ChosenBar() {
  const say = useText()
  const { compare, marks } = useReport()
  const marked = Object.keys(marks).length > 0
  if (!marked && compare === undefined) return null
  return (
    <section className="chosen" aria-label={say('report.marks')}>
      {marked && <MarkChips />}
      {compare !== undefined && <ComparedLine compare={compare} />}
    </section>
  )
}
