import type { FactFormat, FactReading, Origin } from '../fact-format.ts'
import { faultOf } from '../json/json-fault.ts'
import { type JsonElement, type JsonReading, readJson } from '../json/read-json.ts'
import { isObject } from '../json/value.ts'
import { firstOf } from '../known/first-of.ts'
import { areaPlaces, isArea } from './area-places.ts'
import { cranePlaces, isCrane } from './crane-places.ts'
import { layoutIn, layoutPlaces } from './layout-places.ts'
import type { Place, PlacesRead } from './place.ts'
import { placeRows } from './place-rows.ts'

/** The places of a terminal: an area file, a list of quay cranes, a layout, or a scenario with one. */
export const yardLayoutFormat: FactFormat = {
  kind: 'yard-layout',
  async open(stream, origin) {
    const opened = await firstOf(readJson(stream))
    if (opened.first?.kind === 'fault') return { fault: faultOf(opened.first.code) }
    return { readings: readingsOf(opened.all, origin) }
  },
}

async function* readingsOf(read: AsyncIterable<JsonReading>, origin: Origin): AsyncGenerator<FactReading> {
  for await (const reading of read)
    if (reading.kind === 'element') yield* readElement(reading.element, origin)
    else if (reading.kind === 'rejection') {
      const { line, reason, raw } = reading
      yield { kind: 'rejection', rejection: { line, reason, raw } }
    } else if (reading.kind === 'notice')
      yield { kind: 'notice', notice: { code: reading.code, line: reading.line } }
}

async function* readElement(element: JsonElement, origin: Origin): AsyncGenerator<FactReading> {
  const { line, text } = element
  const raw = text.slice(0, 2000)
  const read = placesIn(element)
  if (read === null) {
    yield { kind: 'rejection', rejection: { line, reason: 'NOT_A_PLACE', raw } }
    return
  }
  for (const problem of read.problems)
    yield { kind: 'rejection', rejection: { line, reason: 'BAD_PLACE', ...problem, raw } }
  // A place is an item: a block with its slots at a time, so that memory stays at one of them.
  for (const group of groupsOf(read.places)) {
    const facts = await placeRows(group, origin)
    yield { kind: 'item', line, message: 0, facts, notices: [] }
  }
}

const placesIn = ({ value }: JsonElement): PlacesRead | null => {
  if (!isObject(value)) return null
  if (isArea(value)) return areaPlaces(value)
  if (isCrane(value)) return cranePlaces(value)
  const layout = layoutIn(value)
  return layout && layoutPlaces(layout)
}

/** A block with the cranes that follow it, and every other place alone. */
const groupsOf = (places: readonly Place[]): readonly (readonly Place[])[] => {
  const groups: Place[][] = []
  for (const place of places) {
    const last = groups.at(-1)
    const [first] = last ?? []
    const ofBlock = place.table === 'equipment' && first?.table === 'block'
    if (last && ofBlock && place.row.block_id === first.row.block_id) last.push(place)
    else groups.push([place])
  }
  return groups
}
