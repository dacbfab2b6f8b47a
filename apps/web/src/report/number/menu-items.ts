import type { Mark } from '@quaywise/contract'
import type { Say } from '@quaywise/i18n'
import type { MenuItem } from '@quaywise/ui'
import { numberIn } from '../data/cell.ts'
import { type EntityRef, entityOfKey } from '../entity/entity-ref.ts'
import type { Words } from '../words/use-words.ts'
import { beforeOf, type Subject, whereOf } from './subject.ts'

export const HOURS_PAGE = '/BigDataAnalysis/workshift/workshiftMonitorHour'
export const SHIFTS_PAGE = '/BigDataAnalysis/workshift/workshiftMonitor'
export const SHIP_PAGE = '/BigDataAnalysis/vessel/VesselSingleShipSummary'

interface MenuNeeds {
  readonly say: Say
  readonly words: Words
  readonly unitOf: (measure: string) => string | null
  /** What the numbers of the page are compared with, in words. */
  readonly against: string
  explain(subject: Subject): void
  rows(subject: Subject): void
  /** Restricts the whole page to a mark. */
  filterBy(mark: Mark): void
  /** Offers what the page can be compared with. */
  compareWith(): void
  openShip(visit: string): void
  /** Opens the hours of a shift, `2026-01-13 DAY`. */
  openShift(shift: string): void
  /** Opens the shifts of a day, `2026-01-13`. */
  openDay(day: string): void
  /** Shows the page of a month, `2026-01`; undefined on pages of other periods. */
  openMonth?: ((month: string) => void) | undefined
  openEntity(ref: EntityRef): void
  annotate(subject: Subject): void
  watch(subject: Subject): void
}

/** The actions on the numbers of one mark: explain and list each, filter by its names, open what it names. */
export function menuItems(subjects: readonly Subject[], needs: MenuNeeds): readonly MenuItem[] {
  const first = subjects[0]
  if (!first) return []
  const oneMark = subjects.every(({ mark }) => isWithin(mark, first.mark))
  const oneMeasure = subjects.every(({ measure }) => measure === first.measure)
  const hintOf = (subject: Subject) => {
    if (subjects.length === 1) return amountOf(subject, needs)
    return oneMeasure ? whereOf(subject) : needs.words.measure(subject.measure ?? '')
  }
  const numbers = subjects.flatMap((subject, index) =>
    numberItems(subject, `${index}`, hintOf(subject), subjects.length > 1, needs),
  )
  const named = oneMark ? nameItems(first, needs) : []
  const label = needs.say('report.compareWith')
  const compare = { key: 'compare', label, ruleBefore: true, onSelect: needs.compareWith }
  return [...numbers, ...named, compare, ...(oneMark ? keepItems(first, needs) : [])]
}

/** What a person can keep about a mark: a note, and of a tile an alert. */
function keepItems(subject: Subject, { say, annotate, watch }: MenuNeeds): readonly MenuItem[] {
  const tile = subject.panel.kind === 'kpis' && subject.measure !== null
  return [
    { key: 'annotate', label: say('keep.note.write'), onSelect: () => annotate(subject) },
    ...(tile ? [{ key: 'watch', label: say('keep.alert.set'), onSelect: () => watch(subject) }] : []),
  ]
}

/** Tells whether a mark says nothing that the other does not say as well. */
const isWithin = (mark: Subject['mark'], other: Subject['mark']): boolean =>
  Object.entries(mark).every(([dimension, value]) => other[dimension] === value)

/** What a mark can restrict the page to: each of its values, and all of them together. */
function marksWithin(mark: Mark): readonly Mark[] {
  const single = Object.entries(mark).map(([dimension, value]) => ({ [dimension]: value }))
  return single.length > 1 ? [...single, mark] : single
}

function amountOf(
  { cell, measure }: Subject,
  { words, unitOf }: Pick<MenuNeeds, 'words' | 'unitOf'>,
): string | undefined {
  const value = numberIn(cell)
  return value === null || measure === null ? undefined : words.amount(value, unitOf(measure))
}

function numberItems(
  subject: Subject,
  key: string,
  hint: string | undefined,
  several: boolean,
  needs: MenuNeeds,
): readonly MenuItem[] {
  const { say, explain, rows, against } = needs
  if (subject.measure === null) return []
  const before = numberIn(subject.before) === null ? [] : [beforeOf(subject)]
  return [
    { key: `explain-${key}`, label: say('report.explain'), hint, onSelect: () => explain(subject) },
    {
      key: `rows-${key}`,
      label: say('report.showRows'),
      hint: several ? hint : undefined,
      onSelect: () => rows(subject),
    },
    ...before.map((other) => ({
      key: `before-${key}`,
      label: say('report.compared.rows', { what: against }),
      hint: several ? hint : amountOf(other, needs),
      onSelect: () => rows(other),
    })),
  ]
}

function nameItems(subject: Subject, needs: MenuNeeds): readonly MenuItem[] {
  const { say, filterBy, openShip, openEntity, rows } = needs
  const { mark, names, panel } = subject
  const narrow = marksWithin(withinPeriod(subject)).map((part): MenuItem => {
    const told = Object.entries(part).map(([dimension, value]) => names[dimension] ?? String(value ?? ''))
    const label = say('report.filterBy', { name: told.join(' · ') })
    return { key: `filter-${Object.keys(part).join('-')}`, label, onSelect: () => filterBy(part) }
  })
  const { crane, visit } = mark
  const open = Object.entries(mark).flatMap(([dimension, value]): readonly MenuItem[] => {
    const ref = entityOfKey(dimension, value)
    if (!ref) return []
    const label = say('entity.open', { kind: say(`entity.${ref.kind}`), name: names[dimension] ?? ref.id })
    return [{ key: `open-${dimension}`, label, onSelect: () => openEntity(ref) }]
  })
  if (panel.opens === 'crane' && typeof crane === 'string') {
    const whole: Subject = {
      ...subject,
      mark: { crane },
      names: { crane },
      measure: panel.measures[1] ?? null,
      cell: undefined,
    }
    open.push({ key: 'crane', label: say('report.open.crane', { name: crane }), onSelect: () => rows(whole) })
  }
  if (typeof visit === 'string' && visit !== '') {
    const label = say('report.open.visit', { name: names.visit ?? visit })
    open.push({ key: 'visit', label, onSelect: () => openShip(visit) })
  }
  return [...narrow, ...open, ...timeItems(subject, needs)].map((item, index) => ({
    ...item,
    ruleBefore: index === 0 && subject.measure !== null,
  }))
}

/** A mark without the months of a panel that looks back over them: they lie outside the period of the page. */
const withinPeriod = ({ mark, panel }: Subject): Mark =>
  panel.x === 'month' && panel.kind !== 'table' && (panel.months !== undefined || panel.kind === 'scorecard')
    ? Object.fromEntries(Object.entries(mark).filter(([dimension]) => dimension !== 'month'))
    : mark

/** What a time leads to: a shift to its hours, a day to its shifts, a month to the page of that month. */
function timeItems({ mark, names }: Subject, needs: MenuNeeds): readonly MenuItem[] {
  const { shift, day, month } = mark
  const item = (key: 'shift' | 'day' | 'month', value: unknown, open?: (value: string) => void) =>
    typeof value === 'string' && value !== '' && open
      ? [
          {
            key,
            label: needs.say(`report.open.${key}`, { name: names[key] ?? value }),
            onSelect: () => open(value),
          },
        ]
      : []
  return [
    ...item('shift', shift, needs.openShift),
    ...item('day', day, needs.openDay),
    ...item('month', month, needs.openMonth),
  ]
}
