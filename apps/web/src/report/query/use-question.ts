import type { ReportInfo } from '@quaywise/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { TerminalClock } from '../../status/terminal-now.ts'
import { useTab } from '../../workspace/tab-context.ts'
import { formOfQuery, queryOfForm } from './address.ts'
import { compareOf } from './compare.ts'
import { type Form, withPeriod } from './form.ts'
import { defaultPeriod, type Period } from './period.ts'
import { periodOfShift, runningShift } from './shift.ts'

/** A page about one thing counts its whole time, whatever its address says. */
const NO_PERIOD = { startTime: undefined, endTime: undefined }

const sameQuestion = (left: Form, right: Form): boolean =>
  JSON.stringify(queryOfForm(left)) === JSON.stringify(queryOfForm(right))

/** The question of a page: as it was asked, kept in the tab's address, and as the form stands now. */
export function useQuestion(report: ReportInfo, terminal: TerminalClock, fixed?: Period) {
  const tab = useTab()
  const client = useQueryClient()
  const [usual] = useState(() => fixed ?? defaultPeriod(terminal.now, terminal.zone))
  const live = report.live && tab.query.live === '1'
  // A drawer that opens or closes is no other question: what is not yet asked stays in the form.
  const address = JSON.stringify({ ...tab.query, entity: undefined, ...(fixed ? NO_PERIOD : {}) })
  const shift = live ? runningShift(terminal.now, terminal.zone) : null
  const [date, choice] = [shift?.date, shift?.choice]
  const asked = useMemo(() => {
    const form = formOfQuery(JSON.parse(address), usual)
    if (date === undefined || choice === undefined) return form
    return { ...withPeriod(form, periodOfShift({ date, choice })), pending: false }
  }, [address, usual, date, choice])
  const [draft, setDraft] = useState(asked)
  const [seen, setSeen] = useState(asked)
  if (seen !== asked) {
    setSeen(asked)
    setDraft(asked)
  }
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
    compare: compareOf(tab.query.compare),
    setDraft,
    ask,
    setLive: (on: boolean) => tab.setQuery({ live: on ? '1' : undefined }),
    setCompare: (compare: string | undefined) => tab.setQuery({ compare }),
  }
}

export type Question = ReturnType<typeof useQuestion>
