import type { RowsRequest } from '@quaywise/contract'
import { useChosen } from '../query/use-chosen.ts'
import type { Subject } from './subject.ts'

/** What the server is asked for the rows behind a number: restricted as the page is, of the side that it stands on. */
export function useRowsBody({ inquiry, mark, measure, compared }: Subject): RowsRequest {
  const chosen = useChosen()
  return {
    inquireParamCO: inquiry,
    ...chosen,
    mark,
    ...(measure === null ? {} : { measure }),
    ...(compared ? { compared } : {}),
  }
}
