import type { Entity, EntityKind, EntityRef } from '@quaywise/contract'
import type { PartialReader } from '../analysis/reader.ts'
import type { EntityAsk, EntityTold, Named } from './entity-source.ts'
import { type NameOf, namesIn } from './names.ts'
import { numbersOf, periodOf } from './numbers.ts'
import { SOURCES } from './sources.ts'

type MayOpen = (kind: EntityKind) => boolean

const copy = (ref: EntityRef): { kind: EntityKind; id: string } => ({ kind: ref.kind, id: ref.id })

/** All that is told of a thing, with names, without ways to what the reader may not open; null where it is unknown. */
export const entityTold = async (
  kind: EntityKind,
  ask: EntityAsk,
  mayOpen: MayOpen,
  reader: PartialReader,
): Promise<Entity | null> => {
  const told = await SOURCES[kind].read(ask)
  if (!told) return null
  const [nameOf, kpis] = await Promise.all([namesIn(told, ask), numbersOf(kind, told.window, ask, reader)])
  const opened = (ref: Named) => (ref && mayOpen(ref.kind) ? copy(ref) : null)
  const { name, state, window, shown, lanes, cut } = told
  return {
    ...{ kind, id: ask.id, name, state, kpis },
    facts: told.facts.map((fact) => ({
      ...fact,
      value: fact.opens ? nameOf(fact.opens) : fact.value,
      opens: opened(fact.opens),
    })),
    period: periodOf(window, ask.terminal.zone),
    timeline: {
      start: new Date(shown.from).toISOString(),
      end: new Date(shown.to).toISOString(),
      lanes: [...lanes],
      bars: told.bars.map((bar) => ({
        ...bar,
        label: bar.label || (bar.opens && bar.of === 'call' ? nameOf(bar.opens) : ''),
        opens: opened(bar.opens),
      })),
      cut,
    },
    steps: told.steps.map((step) => ({ ...step, opens: opened(step.opens) })),
    links: linksOf(told, nameOf, mayOpen),
  }
}

const linksOf = (told: EntityTold, nameOf: NameOf, mayOpen: MayOpen): Entity['links'] =>
  told.links.flatMap(({ key, unit, total, items }) => {
    const shown = items
      .filter(({ opens }) => mayOpen(opens.kind))
      .map(({ opens, at, count }) => ({ opens: copy(opens), name: nameOf(opens), at, count }))
    return shown.length === 0 ? [] : [{ key, unit, total, items: shown }]
  })
