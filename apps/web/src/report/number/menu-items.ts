import type { Say } from '@quaywise/i18n'
import type { MenuItem } from '@quaywise/ui'
import { numberIn } from '../data/cell.ts'
import { type EntityRef, entityOfKey } from '../entity/entity-ref.ts'
import type { ListField } from '../query/form.ts'
import type { Words } from '../words/use-words.ts'
import { type Subject, whereOf } from './subject.ts'

/** The list of the form that restricts a dimension. */
const FIELD_OF: Readonly<Record<string, ListField>> = {
  crane: 'equipment',
  visit: 'vesselVoyage',
  op: 'opMode',
  line: 'line',
  block: 'block',
  trunk_branch: 'trunkBranchLine',
  own_ship: 'distinguishSelectedShip',
}

export const SHIP_PAGE = '/BigDataAnalysis/vessel/VesselSingleShipSummary'

interface MenuNeeds {
  readonly say: Say
  readonly words: Words
  readonly unitOf: (measure: string) => string | null
  readonly filters: readonly string[]
  explain(subject: Subject): void
  rows(subject: Subject): void
  filterBy(field: ListField, values: readonly string[]): void
  openShip(visit: string): void
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
  return oneMark ? [...numbers, ...nameItems(first, needs)] : numbers
}

/** Tells whether a mark says nothing that the other does not say as well. */
const isWithin = (mark: Subject['mark'], other: Subject['mark']): boolean =>
  Object.entries(mark).every(([dimension, value]) => other[dimension] === value)

function amountOf({ cell, measure }: Subject, { words, unitOf }: MenuNeeds): string | undefined {
  const value = numberIn(cell)
  return value === null || measure === null ? undefined : words.amount(value, unitOf(measure))
}

function numberItems(
  subject: Subject,
  key: string,
  hint: string | undefined,
  several: boolean,
  { say, explain, rows }: MenuNeeds,
): readonly MenuItem[] {
  if (subject.measure === null) return []
  return [
    { key: `explain-${key}`, label: say('report.explain'), hint, onSelect: () => explain(subject) },
    {
      key: `rows-${key}`,
      label: say('report.showRows'),
      hint: several ? hint : undefined,
      onSelect: () => rows(subject),
    },
  ]
}

function nameItems(
  subject: Subject,
  { say, filters, filterBy, openShip, openEntity, rows }: MenuNeeds,
): readonly MenuItem[] {
  const { mark, names, panel } = subject
  const narrow = Object.entries(mark).flatMap(([dimension, value]): readonly MenuItem[] => {
    const field = FIELD_OF[dimension]
    if (!field || !filters.includes(field) || typeof value !== 'string' || value === '') return []
    const label = say('report.filterBy', { name: names[dimension] ?? value })
    return [{ key: `filter-${dimension}`, label, onSelect: () => filterBy(field, [value]) }]
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
  return [...narrow, ...open].map((item, index) => ({
    ...item,
    ruleBefore: index === 0 && subject.measure !== null,
  }))
}
