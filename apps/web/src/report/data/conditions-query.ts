import type { Conditions } from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Period } from '../query/period.ts'

/** The choices of the search form with their counts in a period. */
export const conditionsQuery = (visitedPage: string, terminal: string, { startTime, endTime }: Period) => {
  const inquireParamCO = { startTime, endTime, visitedPage, terminal }
  return queryOptions({
    queryKey: ['conditions', inquireParamCO],
    queryFn: ({ signal }) =>
      call<Conditions>('POST', '/v1/inquire/condition', { body: { inquireParamCO }, signal }),
    staleTime: 60_000,
    placeholderData: (before) => before,
    meta: { quiet: true },
  })
}
