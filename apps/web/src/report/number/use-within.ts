import type { PanelData, PanelRequest } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import type { FormulaLine } from '@quaywise/ui'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useReport } from '../page/report-view.ts'
import type { Subject } from './subject.ts'

/** How far a number may lie from the exact one, told from the answer that it stands in; nothing where it is exact. */
export function useWithin({ panel, measure, inquiry }: Subject): readonly FormulaLine[] {
  const say = useText()
  const client = useQueryClient()
  const { report, words } = useReport()
  const asked = hashKey([inquiry])
  const answers = client.getQueriesData<PanelData>({
    queryKey: ['panel', report.id, panel.id],
    predicate: ({ queryKey }) => hashKey([inquiryIn(queryKey)]) === asked,
  })
  const columns = answers.flatMap(([, data]) => data?.columns ?? [])
  const within = columns.find(({ key }) => key === measure)?.within
  return within === undefined
    ? []
    : [{ label: say('report.formula.within'), value: words.amount(within, '%') }]
}

const inquiryIn = (queryKey: readonly unknown[]): unknown =>
  (queryKey[3] as PanelRequest | undefined)?.inquireParamCO
