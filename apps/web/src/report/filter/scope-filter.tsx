import type { Conditions, Scope } from '@quaywise/contract'
import { formatLocalMinute } from '@quaywise/domain'
import { useText } from '@quaywise/i18n'
import { Icon, Popover } from '@quaywise/ui'
import { Slider } from 'antd'
import { useState } from 'react'
import { useReport } from '../page/report-view.ts'
import { type Form, withTime } from '../query/form.ts'
import { instantsOf } from '../query/period.ts'

const MINUTE = 60_000

interface ScopeFilterProps {
  readonly scope: Scope
  readonly draft: Form
  readonly range: Conditions['scopes'][Scope] | undefined
  readonly onChange: (form: Form) => void
}

/** A scope: what the server knows of its records in the period, and a narrower time inside. */
export function ScopeFilter({ scope, draft, range, onChange }: ScopeFilterProps) {
  const say = useText()
  const { words, terminal } = useReport()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const time = draft.times[scope]
  const clock = (iso: string) => words.instant(iso, longer(draft) ? 'minute' : 'time')
  const known = range?.start && range.end ? { start: range.start, end: range.end } : null
  const fixed = () => {
    if (draft.pending) return say('report.scope.pending')
    if (!range) return say('report.fresh.waiting')
    if (!known) return say('report.scope.none')
    const values = {
      start: clock(known.start),
      end: clock(known.end),
      rows: range.rows,
      gaps: range.gaps.length,
    }
    return say(range.gaps.length > 0 ? 'report.scope.gaps' : 'report.scope.whole', values)
  }
  return (
    <>
      <button
        type="button"
        className="filter-button filter-button--scope"
        title={fixed()}
        disabled={draft.pending || !known}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="filter-button__label">{say(`report.scope.${scope}`)}</span>
        <b className="filter-button__value">
          {fixed()
            .split(' · ')
            .map((part, index) => (
              <span key={part}>{index === 0 ? part : ` · ${part}`}</span>
            ))}
        </b>
        {time && (
          <span className="filter-button__mark">
            {time.startTime.slice(11)}–{time.endTime.slice(11)}
          </span>
        )}
        <Icon name="down" size={12} />
      </button>
      {anchor && known && (
        <Popover anchor={anchor} label={say(`report.scope.${scope}`)} onClose={() => setAnchor(null)}>
          <ScopeTime
            scope={scope}
            draft={draft}
            limits={[Date.parse(known.start), Date.parse(known.end)]}
            zone={terminal.zone}
            onChange={onChange}
          />
        </Popover>
      )}
    </>
  )
}

const longer = ({ startTime, endTime }: Form): boolean => startTime.slice(0, 10) !== endTime.slice(0, 10)

interface ScopeTimeProps {
  readonly scope: Scope
  readonly draft: Form
  readonly limits: readonly [number, number]
  readonly zone: string
  readonly onChange: (form: Form) => void
}

function ScopeTime({ scope, draft, limits, zone, onChange }: ScopeTimeProps) {
  const say = useText()
  const { words } = useReport()
  const [low, high] = [Math.floor(limits[0] / MINUTE), Math.floor(limits[1] / MINUTE)]
  const time = draft.times[scope]
  const window = time && instantsOf(time, zone)
  const value = window ? [window.from / MINUTE, window.to / MINUTE - 1] : [low, high]
  const told = (minute: number | undefined) =>
    words.instant(new Date((minute ?? 0) * MINUTE).toISOString(), 'minute')
  const set = ([from = low, to = high]: number[]) => {
    const whole = from <= low && to >= high
    const local = (minute: number) => formatLocalMinute(minute * MINUTE, zone)
    onChange(withTime(draft, scope, whole ? undefined : { startTime: local(from), endTime: local(to) }))
  }
  return (
    <div className="scope-time">
      <span>
        {told(value[0])} – {told(value[1])}
      </span>
      <Slider
        range
        min={low}
        max={high}
        value={value}
        tooltip={{ formatter: told }}
        onChange={set}
        ariaLabelForHandle={[say('report.period.start'), say('report.period.end')]}
      />
      <button type="button" className="link-button" disabled={!time} onClick={() => set([low, high])}>
        {say('report.scope.all')}
      </button>
    </div>
  )
}
