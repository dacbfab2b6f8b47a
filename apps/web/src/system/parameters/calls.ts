import type {
  CheckedParameters,
  DryRun,
  ParameterChangeRow,
  ParameterList,
  ParameterVersionRow,
  SaveParameters,
} from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call, callWhole } from '../../api/call.ts'

const ROOT = '/v1/parameter'
const KEY = 'parameters'
const quiet = { quiet: true } as const

/** What is asked anew when a parameter was changed: every number may hang on it. */
export const STALE = [KEY, 'panel', 'status'] as const

export type ParameterValue = ParameterVersionRow['value']
export type Candidate = { readonly key: string; readonly value: ParameterValue }

export const listQuery = queryOptions({
  queryKey: [KEY, 'list'],
  queryFn: ({ signal }) => call<ParameterList>('GET', `${ROOT}/list`, { signal }),
  meta: quiet,
})

export const historyQuery = (key: string) =>
  queryOptions({
    queryKey: [KEY, 'history', key],
    queryFn: ({ signal }) =>
      call<readonly ParameterVersionRow[]>('GET', `${ROOT}/history?key=${encodeURIComponent(key)}`, {
        signal,
      }),
    meta: quiet,
  })

export interface ChangePage {
  readonly rows: readonly ParameterChangeRow[]
  readonly total: number
}

export const changesQuery = (current: number, pageSize: number, state?: ParameterChangeRow['state']) =>
  queryOptions({
    queryKey: [KEY, 'changes', current, pageSize, state ?? ''],
    queryFn: async ({ signal }): Promise<ChangePage> => {
      const asked = new URLSearchParams({ current: String(current), pageSize: String(pageSize) })
      if (state !== undefined) asked.set('state', state)
      const whole = await callWhole<readonly ParameterChangeRow[]>('GET', `${ROOT}/changes?${asked}`, {
        signal,
      })
      return { rows: whole.data, total: Number(whole.total) }
    },
    meta: quiet,
  })

export interface Differences {
  readonly from: number
  readonly to: number
  readonly values: readonly {
    readonly key: string
    readonly from: ParameterValue
    readonly to: ParameterValue
  }[]
}

export const diffQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [KEY, 'diff', from, to],
    queryFn: ({ signal }) =>
      call<Differences>('GET', `${ROOT}/diff?${new URLSearchParams({ from, to })}`, { signal }),
    meta: quiet,
  })

export const dryRunQuery = (values: readonly Candidate[], terminal: string | undefined, days: number) =>
  queryOptions({
    queryKey: [KEY, 'dryRun', values, terminal ?? '', days],
    queryFn: ({ signal }) =>
      call<DryRun>('POST', `${ROOT}/dryRun`, { body: { values, terminal, days }, signal }),
    staleTime: 60_000,
    retry: false,
    meta: quiet,
  })

export const check = (values: readonly Candidate[]) =>
  call<CheckedParameters>('POST', `${ROOT}/check`, { body: { values } })
export const save = (body: SaveParameters) =>
  call<{ readonly changeId: string; readonly state: 'waiting' | 'approved' }>('POST', `${ROOT}/save`, {
    body,
  })
export const decide = (changeId: string, approve: boolean, note: string) =>
  call('POST', `${ROOT}/decide`, { body: { changeId, approve, note } })
export const rollBack = (body: {
  key: string
  number: number
  base: number
  reason: string
  effectiveFrom: string | null
}) => call('POST', `${ROOT}/rollBack`, { body })
export const EXPORT_PATH = `${ROOT}/export`
