import type { NewRule, RuleRow } from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import type { ListPage } from '../../admin/kit/list-query.ts'
import { call, callWhole } from '../../api/call.ts'

const PATH = '/api/rule'
export const RULES_KEY = 'rules'
const LIVE_MS = 5000

/** What the list of jobs is asked for. */
export interface RulesAsked {
  readonly current: number
  readonly pageSize: number
  readonly name?: string | undefined
  readonly status?: string | undefined
  readonly sorter: Readonly<Record<string, 'ascend' | 'descend'>>
}

export const rulesQuery = ({ current, pageSize, name, status, sorter }: RulesAsked) =>
  queryOptions({
    queryKey: [RULES_KEY, current, pageSize, name ?? '', status ?? '', sorter],
    queryFn: async ({ signal }): Promise<ListPage<RuleRow & { readonly id: string }>> => {
      const asked = new URLSearchParams({ current: String(current), pageSize: String(pageSize) })
      if (name) asked.set('name', name)
      if (status !== undefined) asked.set('filter', JSON.stringify({ status: [status] }))
      asked.set('sorter', JSON.stringify(sorter))
      const whole = await callWhole<readonly RuleRow[]>('GET', `${PATH}?${asked}`, { signal })
      const data = whole.data.map((rule) => ({ ...rule, id: rule.key }))
      return { data, total: Number(whole.total), current, pageSize }
    },
    refetchInterval: LIVE_MS,
    meta: { quiet: true },
  })

export const addRule = (body: Omit<NewRule, 'key'>) =>
  call<RuleRow>('POST', PATH, { body: { method: 'post', ...body } })
export const changeRule = (body: NewRule) => call<RuleRow>('PUT', PATH, { body })
export const deleteRules = (key: readonly string[]) => call('DELETE', PATH, { body: { key } })
export const moveRule = (method: 'run' | 'pause' | 'resume', key: string) =>
  call<RuleRow>('POST', PATH, { body: { method, key } })
