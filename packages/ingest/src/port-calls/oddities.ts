import type { VesselVisitFact } from '@quaywise/domain'
import type { Mapping } from '../mapping/mapping.ts'
import { readNumber } from '../mapping/read-number.ts'
import type { WarningCode } from '../reason.ts'
import type { Berths } from './berths.ts'
import type { RowTexts } from './row-texts.ts'
import type { Stays } from './stays.ts'

const DAY = 86_400_000
const LONG = 60 * DAY
// Sources print days with two decimals: half of the last one, and a minute for their own rounding.
const DAYS_TOLERANCE = 0.006

type Odd = { readonly code: WarningCode; readonly column?: string }
type Facts = {
  readonly texts: RowTexts
  readonly stays: Stays
  readonly berths: Berths
  readonly anchored: { readonly ignored: boolean }
  readonly controlIn: string | null
  readonly mapping: Mapping
  readonly fact: VesselVisitFact
}

/** What is odd about a call that is taken all the same, for the warnings of its batch. */
export const oddities = ({
  texts,
  stays,
  berths,
  anchored,
  controlIn,
  mapping,
  fact,
}: Facts): readonly Odd[] => {
  const { columns } = mapping
  const odd: Odd[] = []
  if (fact.atb === null) odd.push({ code: 'BERTHING_MISSING', column: columns.stay_start.date })
  if (stays.openFrom !== null) odd.push({ code: 'STAY_OPEN', column: columns.stay_end.date })
  if (stays.closed.some((stay) => stay.to - stay.from > LONG)) odd.push({ code: 'STAY_LONG' })
  if (berths.remark && columns.berth) odd.push({ code: 'BERTHS_DO_NOT_PAIR', column: columns.berth })
  if (anchored.ignored && columns.wait_end) odd.push({ code: 'WAIT_IGNORED', column: columns.wait_end.date })
  if (controlIn) odd.push({ code: 'CONTROL_CHARACTERS', column: controlIn })
  const given = { loa_m: columns.loa_m, berth_days: columns.berth_days }
  for (const key of ['loa_m', 'berth_days'] as const)
    if (given[key] && texts[key] && readNumber(texts[key], mapping.decimal) === null)
      odd.push({ code: 'BAD_NUMBER', column: given[key] })
  if (columns.berth_days && differs(texts.berth_days, stays, mapping))
    odd.push({ code: 'BERTH_TIME_DIFFERS', column: columns.berth_days })
  return odd
}

const differs = (text: string, stays: Stays, mapping: Mapping): boolean => {
  const days = readNumber(text, mapping.decimal)
  if (days === null || stays.closed.length === 0 || stays.openFrom !== null) return false
  const stamped = stays.closed.reduce((sum, stay) => sum + stay.to - stay.from, 0) / DAY
  return Math.abs(stamped - days) > DAYS_TOLERANCE
}
