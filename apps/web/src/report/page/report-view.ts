import type {
  Compare,
  Conditions,
  InquireParam,
  Marks,
  MetricInfo,
  ReportInfo,
  VesselCall,
} from '@quaywise/contract'
import { createContext, useContext } from 'react'
import type { TerminalClock } from '../../status/terminal-now.ts'
import type { Form, ListField } from '../query/form.ts'
import type { Period } from '../query/period.ts'
import type { Words } from '../words/use-words.ts'

/** What every part of a page knows: the report, the terminal, the question as it was asked. */
export interface ReportView {
  readonly report: ReportInfo
  readonly terminal: TerminalClock
  /** The call that the page is about, where it is about one. */
  readonly call?: VesselCall | undefined
  readonly words: Words
  readonly metrics: ReadonlyMap<string, MetricInfo>
  /** The form of the last query. */
  readonly form: Form
  readonly inquiry: InquireParam
  /** What every number is compared with. */
  readonly compare: Compare | undefined
  /** What was chosen on the page: a restriction of all of its panels. */
  readonly marks: Marks
  readonly live: boolean
  /** The choices of the queried period; undefined until they are known. */
  readonly conditions: Conditions | undefined
  /** Asks again with one list of the form changed. */
  filterBy(field: ListField, values: readonly string[]): void
  setCompare(compare: Compare | undefined): void
  setMarks(marks: Marks): void
  /** Asks again for another period. */
  goTo(period: Period): void
}

export const ReportContext = createContext<ReportView | null>(null)

/** The page of the part that asks. */
export function useReport(): ReportView {
  const view = useContext(ReportContext)
  if (view === null) throw new Error('A part of a report is shown outside its page')
  return view
}
