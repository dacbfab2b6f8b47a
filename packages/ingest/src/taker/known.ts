import type { FactName, Facts, VesselVisitFact } from '@quaywise/domain'
import type { CallNames, Known } from '../fact-format.ts'
import type { IngestPorts } from '../ports.ts'
import type { FactTaker } from './fact-taker.ts'
import { nearestCall } from './nearest-call.ts'

/** What the terminal knows, the rows included that the taker holds but has not written yet. */
export const knownThrough = (taker: FactTaker, ports: IngestPorts, terminalId: string): Known => ({
  async rows(table, keys) {
    const found = keys.map((key) => ({ key, row: taker.newest(table, key) }))
    const asked = found.filter(({ row }) => row === undefined).map(({ key }) => key)
    const stored = asked.length > 0 ? await ports.knownRows(terminalId, table, asked) : []
    return [...stored, ...found.flatMap(({ row }) => (row ? [rowOf(table, row)] : []))]
  },

  async calls(names) {
    const waiting = taker.waiting('vessel_visit').map((row) => rowOf('vessel_visit', row))
    const asked = [...new Map(names.map((one) => [JSON.stringify(one), one])).values()]
    const stored = asked.length > 0 ? await ports.knownCalls(terminalId, asked) : []
    const ofVessel = new Map<string, VesselVisitFact[]>()
    asked.forEach((one, i) => {
      const calls = ofVessel.get(keyOf(one)) ?? []
      ofVessel.set(keyOf(one), [...calls, ...(stored[i] ?? [])])
    })
    return (one, here = []) => {
      const all = [...(ofVessel.get(keyOf(one)) ?? []), ...waiting, ...here]
      return nearestCall([...new Map(all.map((call) => [call.visit_id, call])).values()], one)
    }
  },

  async stays(containers) {
    const asked = new Set(containers)
    const stored = containers.length > 0 ? await ports.knownStays(terminalId, containers) : []
    const newest = new Map(stored.map((stay) => [stay.unit_id, stay]))
    for (const row of taker.waiting('container_visit')) {
      const stay = rowOf('container_visit', row)
      if (asked.has(stay.container_no)) newest.set(stay.unit_id, stay)
    }
    return [...newest.values()]
      .filter((stay) => !taker.isGone('container_visit', stay))
      .sort((a, b) => arrivalOf(b) - arrivalOf(a))
  },
})

// Rows are kept by the table that their format gave them to.
const rowOf = <Name extends FactName>(_table: Name, row: object): Facts[Name] => row as Facts[Name]

/** The vessel that names mean. */
const keyOf = ({ imo, vessel, callSign }: CallNames): string => JSON.stringify([imo, vessel, callSign])

const arrivalOf = ({ arrived_at, left_at, version }: Facts['container_visit']): number =>
  arrived_at ?? left_at ?? version
