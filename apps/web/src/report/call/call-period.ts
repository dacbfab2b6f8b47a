import type { VesselCall } from '@quaywise/contract'
import { formatLocalMinute } from '@quaywise/domain'
import type { Period } from '../query/period.ts'

const MINUTE = 60_000

/** The period of the search form that holds the whole call: what ends at its first instant as well. */
export const periodOfCall = ({ from, to }: VesselCall, zone: string): Period => ({
  startTime: formatLocalMinute(Date.parse(from) - MINUTE, zone),
  endTime: formatLocalMinute(Math.max(Date.parse(from), Date.parse(to)), zone),
})

/** The address of another call: what the form was narrowed to belongs to the call before. */
export const queryOfCall = (visit: string): Readonly<Record<string, string | undefined>> => ({
  ...{ visit, entity: undefined, equipment: undefined, opMode: undefined },
  ...{ qcOperationStartTime: undefined, qcOperationEndTime: undefined },
})
