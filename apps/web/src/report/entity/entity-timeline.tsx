import type { Entity, EntityBar } from '@quaywise/contract'
import { zoneOffsetMs } from '@quaywise/domain'
import { directionOf, formatDuration, useLocale, usePageText, useText } from '@quaywise/i18n'
import { Gantt, type GanttBar, tokenProperty } from '@quaywise/ui'
import { useMemo } from 'react'
import { isMidnight } from '../chart/midnight.ts'
import { useReport } from '../page/report-view.ts'
import { useEntities } from './entities.ts'
import { sharesOf } from './shares-of.ts'
import { toneOfState } from './state-tone.ts'

/** The time of a thing on lanes: its states, calls and faults; a click on a call opens it. */
export function EntityTimeline({ entity }: { readonly entity: Entity }) {
  const say = useText()
  const text = usePageText()
  const { words, terminal } = useReport()
  const entities = useEntities()
  const direction = directionOf(useLocale())
  const { lanes, start, end, cut, bars: told } = entity.timeline
  const bars = useMemo(() => told.map(barOf), [told])
  if (told.length === 0) return null
  const range = [Date.parse(start), Date.parse(end)] as const
  const instant = (at: number, style: 'minute' | 'time' | 'day') =>
    words.instant(new Date(at).toISOString(), style)
  const now = Date.parse(terminal.now)
  const within = now > range[0] && now < range[1]
  const barAt = (key: string): EntityBar | undefined => told[Number(key)]
  return (
    <section aria-label={say('entity.timeline')}>
      <h3>
        {say('entity.timeline')}{' '}
        <small>
          {cut ? (
            say('entity.timeline.cut')
          ) : (
            <bdi>{`${instant(range[0], 'minute')} – ${instant(range[1], 'minute')}`}</bdi>
          )}
        </small>
      </h3>
      <Gantt
        title={say('entity.timeline')}
        lanes={lanes.map((key) => ({ key, label: text(`entity.lane.${key}`, key) }))}
        bars={bars}
        range={range}
        {...(within ? { now: { at: now, label: instant(now, 'time') } } : {})}
        formatTime={(at, purpose) =>
          instant(at, purpose === 'full' ? 'minute' : isMidnight(at, terminal.zone) ? 'day' : 'time')
        }
        zoneOffset={zoneOffsetMs(range[0], terminal.zone) / 60_000}
        tooltip={(bar) => {
          const one = barAt(bar.key)
          const span = `${instant(bar.from, 'minute')} – ${instant(bar.to, 'minute')}`
          return one ? [{ label: nameOf(one), value: span }] : []
        }}
        direction={direction}
        onMark={({ key }) => {
          const opens = barAt(key)?.opens
          if (opens) entities.open(opens)
        }}
      />
      <Shares bars={told} />
    </section>
  )

  function nameOf({ of, key, label, plan }: EntityBar): string {
    const known = of === 'call' ? '' : words.key(of, key)
    return [known, label, plan ? say('report.plan') : ''].filter(Boolean).join(' · ')
  }
}

const barOf = (bar: EntityBar, index: number): GanttBar => ({
  key: String(index),
  lane: bar.lane,
  from: Date.parse(bar.from),
  to: Date.parse(bar.to),
  tone: bar.of === 'call' ? 'accent' : toneOfState(bar.of, bar.key),
  ...(bar.label === '' ? {} : { label: bar.label }),
  ...(bar.plan ? { outline: true } : {}),
})

/** What the colours mean, and how much of the time each took. */
function Shares({ bars }: { readonly bars: readonly EntityBar[] }) {
  const locale = useLocale()
  const { words } = useReport()
  return sharesOf(bars).map((group) => (
    <ul key={group[0]?.of} className="entity__shares">
      {group.map(({ of, key, seconds }) => (
        <li key={key}>
          <i style={{ background: `var(${tokenProperty(toneOfState(of, key))})` }} aria-hidden="true" />
          {words.key(of, key)} <b>{formatDuration(seconds, locale)}</b>
        </li>
      ))}
    </ul>
  ))
}
