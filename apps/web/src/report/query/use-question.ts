import type { Compare, Marks, ReportInfo } from '@quaywise/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useShifts } from '../../status/shifts.ts'
import type { TerminalClock } from '../../status/terminal-now.ts'
import { useTab } from '../../workspace/tab-context.ts'
import { formOfQuery, formPart, type Query, queryOfForm } from './address.ts'
import { compareOfQuery, queryOfCompare } from './compare.ts'
import { type Form, withPeriod } from './form.ts'
import { marksOfQuery, queryOfMarks } from './marks.ts'
import { defaultPeriod, type Period } from './period.ts'
import { periodOfShift, runningShift } from './shift.ts'
import { wholeMonth } from './step.ts'

/** A page about one thing counts its whole time, whatever its address says. */
const NO_PERIOD = { startTime: undefined, endTime: undefined }

const sameQuestion = (left: Form, right: Form): boolean =>
  JSON.stringify(queryOfForm(left)) === JSON.stringify(queryOfForm(right))

/** The period of a page that nobody has asked yet; a page of months opens with the month of that day. */
function usualPeriod(filters: readonly string[], { now, zone }: TerminalClock): Period {
  const day = defaultPeriod(now, zone)
  return filters.includes('month') ? wholeMonth(day.startTime.slice(0, 7)) : day
}

/** The question of a page: as it was asked, kept in the tab's address, and as the form stands now. */
export function useQuestion(report: ReportInfo, terminal: TerminalClock, fixed?: Period) {
  const tab = useTab()
  const client = useQueryClient()
  const [usual] = useState(() => fixed ?? usualPeriod(report.filters, terminal))
  const live = report.live && tab.query.live === '1'
  // What is compared or chosen on the page is no other form: what is not yet asked stays in it.
  const address = JSON.stringify({ ...formPart(tab.query), ...(fixed ? NO_PERIOD : {}) })
  const beside = JSON.stringify(tab.query)
  const shifts = useShifts(terminal.zone)
  const shift = live ? runningShift(terminal.now, terminal.zone, shifts) : null
  const [date, choice] = [shift?.date, shift?.choice]
  const asked = useMemo(() => {
    const form = formOfQuery(JSON.parse(address), usual)
    if (date === undefined || choice === undefined) return form
    return { ...withPeriod(form, periodOfShift({ date, choice }, shifts)), pending: false }
  }, [address, usual, date, choice, shifts])
  const [draft, setDraft] = useState(asked)
  const [seen, setSeen] = useState(asked)
  if (seen !== asked) {
    setSeen(asked)
    setDraft(asked)
  }
  const chosen = useMemo(() => {
    const query: Query = JSON.parse(beside)
    return { compare: compareOfQuery(query), marks: marksOfQuery(query) }
  }, [beside])
  const ask = (form: Form) => {
    const moved = form.startTime !== asked.startTime || form.endTime !== asked.endTime
    setDraft({ ...form, pending: false })
    tab.setQuery({ ...queryOfForm(form), ...(moved ? { live: undefined } : {}) })
    // Another question is fetched by itself; the same one only when it is out of date.
    if (sameQuestion(form, asked)) void client.invalidateQueries({ queryKey: ['panel', report.id] })
  }
  return {
    asked,
    draft,
    live,
    changed: !sameQuestion(asked, draft),
    ...chosen,
    setDraft,
    ask,
    setLive: (on: boolean) => tab.setQuery({ live: on ? '1' : undefined }),
    setCompare: (compare: Compare | undefined) => tab.setQuery(queryOfCompare(compare)),
    setMarks: (marks: Marks) => tab.setQuery(queryOfMarks(chosen.marks, marks)),
  }
}

export type Question = ReturnType<typeof useQuestion>
