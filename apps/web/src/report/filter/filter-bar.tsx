import type { Conditions } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Drawer } from '@quaywise/ui'
import { Button, Switch } from 'antd'
import { useState } from 'react'
import { usePhone } from '../../shell/use-phone.ts'
import { useShifts } from '../../status/shifts.ts'
import { VoyageChoice } from '../call/voyage-choice.tsx'
import { useReport } from '../page/report-view.ts'
import { type Form, LIST_FIELDS, resetForm, withPeriod } from '../query/form.ts'
import type { Period } from '../query/period.ts'
import { periodOfRange, type ShiftRange, shiftsOfRange } from '../query/shift-range.ts'
import type { Question } from '../query/use-question.ts'
import { CompareSelect } from './compare-choice.tsx'
import { FilterFields } from './filter-fields.tsx'
import { MonthPicker } from './month-picker.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { ShiftPicker } from './shift-picker.tsx'
import { ShiftRangePicker } from './shift-range-picker.tsx'
import { StepButtons } from './step-buttons.tsx'
import './filter.css'

interface FilterBarProps {
  readonly question: Question
  readonly draft: Form
  readonly offered: Conditions | undefined
}

/** The search form of a page: one line, on a phone the period and a drawer with the rest. */
export function FilterBar({ question, draft, offered }: FilterBarProps) {
  const say = useText()
  const phone = usePhone()
  const [open, setOpen] = useState(false)
  const fields = <FilterFields draft={draft} offered={offered} onChange={question.setDraft} />
  const send = () => {
    setOpen(false)
    question.ask(draft)
  }
  const buttons = (
    <span className="filter-bar__buttons">
      <Button type="text" onClick={() => question.setDraft(resetForm(draft))}>
        {say('report.reset')}
      </Button>
      <Button type="primary" onClick={send} className={question.changed ? 'filter-bar__due' : ''}>
        {say('report.query')}
      </Button>
    </span>
  )
  if (!phone) {
    return (
      <form
        className="filter-bar"
        aria-label={say('report.filters')}
        onSubmit={(event) => event.preventDefault()}
      >
        <WhenField question={question} draft={draft} narrow={false} />
        {fields}
        <LiveSwitch question={question} />
        {buttons}
      </form>
    )
  }
  const count = LIST_FIELDS.filter((field) => draft.lists[field].length > 0).length
  return (
    <div className="filter-bar">
      <WhenField question={question} draft={draft} narrow />
      <Button onClick={() => setOpen(true)}>{say('report.filters.count', { count })}</Button>
      <LiveSwitch question={question} />
      <Drawer
        title={say('report.filters')}
        open={open}
        width={340}
        closeLabel={say('report.close')}
        onClose={() => setOpen(false)}
      >
        <div className="filter-drawer">
          {fields}
          <CompareSelect />
          {buttons}
        </div>
      </Drawer>
    </div>
  )
}

interface WhenProps {
  readonly question: Question
  readonly draft: Form
  readonly narrow: boolean
}

function WhenField({ question, draft, narrow }: WhenProps) {
  const { report, call, terminal } = useReport()
  const shifts = useShifts(terminal.zone)
  if (call) return <VoyageChoice />
  // The shift pages ask at once for another shift; their choices come with the answer.
  if (!report.conditionsAutoRefresh) {
    const go = (period: Period) => question.ask(withPeriod(draft, period))
    if (report.live) return <ShiftPicker period={draft} onChange={go} />
    const take = (range: ShiftRange) => {
      go(periodOfRange(range, shifts))
      question.setMarks({ ...question.marks, shift: [...shiftsOfRange(range)] })
    }
    return <ShiftRangePicker period={draft} onChange={take} />
  }
  const change = (period: Period) => question.setDraft(withPeriod(draft, period))
  return (
    <StepButtons period={draft} onChange={change}>
      {report.filters.includes('month') ? (
        <MonthPicker period={draft} onChange={change} />
      ) : (
        <PeriodPicker period={draft} narrow={narrow} onChange={change} />
      )}
    </StepButtons>
  )
}

function LiveSwitch({ question }: { readonly question: Question }) {
  const say = useText()
  const { report } = useReport()
  if (!report.live) return null
  return (
    <span className="live-switch">
      <Switch
        size="small"
        aria-label={say('report.live')}
        checked={question.live}
        onChange={question.setLive}
      />
      <span>{say('report.live')}</span>
      <small>{say('report.live.every')}</small>
    </span>
  )
}
