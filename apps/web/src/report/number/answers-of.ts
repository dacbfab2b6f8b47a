import type { PanelData, PanelRequest } from '@quaywise/contract'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useReport } from '../page/report-view.ts'
import type { Subject } from './subject.ts'

/** The answers at hand in which a number stands. */
export function useAnswersOf({ panel, inquiry }: Pick<Subject, 'panel' | 'inquiry'>): readonly PanelData[] {
  const client = useQueryClient()
  const { report } = useReport()
  const asked = hashKey([inquiry])
  const answers = client.getQueriesData<PanelData>({
    queryKey: ['panel', report.id, panel.id],
    predicate: ({ queryKey }) => hashKey([inquiryIn(queryKey)]) === asked,
  })
  return answers.flatMap(([, data]) => (data === undefined ? [] : [data]))
}

const inquiryIn = (queryKey: readonly unknown[]): unknown =>
  (queryKey[3] as PanelRequest | undefined)?.inquireParamCO
