import type { Mark } from '@quaywise/contract'
import type { Say } from '@quaywise/i18n'
import type { MenuItem } from '@quaywise/ui'
import { numberIn } from '../data/cell.ts'
import { type EntityRef, entityOfKey } from '../entity/entity-ref.ts'
import type { Words } from '../words/use-words.ts'
import { beforeOf, type Subject, whereOf } from './subject.ts'

export const HOURS_PAGE = '/BigDataAnalysis/workshift/workshiftMonitorHour'
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
  openEntity(ref: EntityRef): void
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
  return [...numbers, ...named, { key: 'compare', label, ruleBefore: true, onSelect: needs.compareWith }]
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

function nameItems(
  subject: Subject,
  { say, filterBy, openShip, openShift, openEntity, rows }: MenuNeeds,
): readonly MenuItem[] {
  const { mark, names, panel } = subject
  const narrow = marksWithin(mark).map((part): MenuItem => {
    const told = Object.entries(part).map(([dimension, value]) => names[dimension] ?? String(value ?? ''))
    const label = say('report.filterBy', { name: told.join(' · ') })
    return { key: `filter-${Object.keys(part).join('-')}`, label, onSelect: () => filterBy(part) }
  })
  const { crane, visit, shift } = mark
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
  if (typeof shift === 'string' && shift !== '') {
    const label = say('report.open.shift', { name: names.shift ?? shift })
    open.push({ key: 'shift', label, onSelect: () => openShift(shift) })
  }
  return [...narrow, ...open].map((item, index) => ({
    ...item,
    ruleBefore: index === 0 && subject.measure !== null,
  }))
}
