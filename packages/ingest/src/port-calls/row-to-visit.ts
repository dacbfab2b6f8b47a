import type { VesselVisitFact } from '@quaywise/domain'
import type { BoundColumns } from '../mapping/bind-columns.ts'
import type { Mapping } from '../mapping/mapping.ts'
import { readNumber } from '../mapping/read-number.ts'
import type { Visit } from '../reading.ts'
import type { WarningCode } from '../reason.ts'
import { type Berths, readBerths } from './berths.ts'
import { callStamps, earliest } from './call-stamps.ts'
import { EMPTY_VISIT } from './empty-visit.ts'
import { oddities } from './oddities.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { type RowStamps, readStamps, type StampRules } from './row-stamps.ts'
import { aliasOf, type RowTexts, readTexts } from './row-texts.ts'
import { pairStays, type Stays } from './stays.ts'
import { trunkBranchOf } from './trunk-branch.ts'
import { visitIdOf } from './visit-id.ts'
import { visitTimes } from './visit-times.ts'
import { waitsForBerth } from './waits.ts'

/** A call that a row told, with what was odd about it. */
export type RowVisit = {
  readonly visit: Visit
  readonly notices: readonly { readonly code: WarningCode; readonly column?: string }[]
}

/** Turns one row of port calls into a vessel visit and the parts of its stay, or says why it cannot. */
export const rowToVisit = (
  cells: readonly string[],
  columns: BoundColumns,
  mapping: Mapping,
  rules: StampRules,
): RowVisit | Refusal => {
  const named = readTexts(cells, columns, mapping)
  if (isRefusal(named)) return named
  const stamped = readStamps(cells, columns, rules)
  if (isRefusal(stamped)) return stamped
  const { stamps } = stamped
  const stays = pairStays(stamps.stay_start, stamps.stay_end)
  if (isRefusal(stays)) return blameStays(stays, stamps, cells, columns)
  const told = [...new Set(Object.values(stamps).flat())].filter((at) => at !== null)
  const keyAt = mapping.keyStamps.map((key) => earliest(stamps[key])).find((at) => at !== null)
  if (keyAt === undefined || told.length === 0)
    return { reason: 'VALUE_MISSING', column: mapping.keyStamps.join(', ') }
  const { texts, controlIn } = named
  const berths = readBerths(texts.berth, mapping.separators.berths, stamps.stay_start.length, (berth) =>
    aliasOf(berth, mapping.aliases.berth),
  )
  const anchored = waitsForBerth(stamps.wait_start, stamps.wait_end, stays)
  const fact = visitFact(texts, stamps, stays, berths, mapping, keyAt)
  const times = [
    ...anchored.waits.flatMap((wait) => visitTimes(ownerOf(fact), 'WAIT', '', wait, rules.zone)),
    ...stays.closed.flatMap((stay, i) =>
      visitTimes(ownerOf(fact), 'BERTH', berths.ofStay(i), stay, rules.zone),
    ),
  ]
  const visit = { visit: fact, times, lastAt: Math.max(...told) }
  return { visit, notices: oddities({ texts, stays, berths, anchored, controlIn, mapping, fact }) }
}

const blameStays = (
  refusal: Refusal,
  stamps: RowStamps,
  cells: readonly string[],
  columns: BoundColumns,
): Refusal => {
  const side = stamps.stay_end.length === 0 ? columns.stamps.stay_start : columns.stamps.stay_end
  if (!side) return refusal
  const value = [side.date, ...(side.time ? [side.time] : [])].map((column) => cells[column.index]).join(', ')
  return { ...refusal, column: side.date.header, value }
}

const ownerOf = ({ terminal_id, visit_id, source, version }: VesselVisitFact) => ({
  terminal_id,
  visit_id,
  source,
  version,
})

const visitFact = (
  texts: RowTexts,
  stamps: RowStamps,
  stays: Stays,
  berths: Berths,
  mapping: Mapping,
  keyAt: number,
): VesselVisitFact => {
  const loa = readNumber(texts.loa_m, mapping.decimal)
  const call = {
    line: aliasOf(texts.line, mapping.aliases.line) || (mapping.constants.line ?? ''),
    service: aliasOf(texts.service, mapping.aliases.service) || (mapping.constants.service ?? ''),
    // The store keeps lengths as 32-bit floats: what is compared later must be what is stored now.
    loa_m: loa !== null && loa > 0 ? Math.fround(loa) : null,
  }
  const known = callStamps(stamps, stays)
  const vessel = aliasOf(texts.vessel, mapping.aliases.vessel)
  return {
    ...EMPTY_VISIT,
    ...call,
    ...known,
    terminal_id: mapping.terminal.id,
    visit_id: visitIdOf(texts.call_id, vessel, keyAt),
    vessel,
    imo: texts.imo,
    voyage_in: texts.voyage_in,
    voyage_out: texts.voyage_out,
    trunk_branch: trunkBranchOf(call, mapping.trunkBranch),
    own_ship: mapping.constants.own_ship,
    berth_id: berths.ofStay(0),
    counted_at: mapping.countBy === 'berthing' ? known.atb : known.atd,
    sort_at: known.atb ?? known.ata ?? keyAt,
    remarks: berths.remark,
    source: mapping.source,
  }
}
