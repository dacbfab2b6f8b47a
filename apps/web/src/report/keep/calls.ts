import type {
  Alert,
  Annotation,
  Schedule,
  ScheduleList,
  ScheduleRun,
  ShareLink,
  ViewList,
} from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** A page of a terminal, for which things are kept. */
export interface Place {
  readonly terminal: string
  readonly page: string
}

/** The kinds of things that are kept, as their calls name them. */
export type KeptKind = 'views' | 'shares' | 'annotations' | 'alerts' | 'schedules'

const asked = (query: Readonly<Record<string, string>>): string => String(new URLSearchParams(query))

const kept = <Answer>(kind: KeptKind, query: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: ['kept', kind, query],
    queryFn: ({ signal }) => call<Answer>('GET', `/v1/${kind}?${asked(query)}`, { signal }),
    staleTime: 30_000,
    meta: { quiet: true },
  })

/** What is asked anew when a thing of a kind changed. */
export const keptKey = (kind: KeptKind) => ['kept', kind] as const

export const viewsQuery = ({ terminal, page }: Place) => kept<ViewList>('views', { terminal, page })
export const sharesQuery = ({ terminal, page }: Place) =>
  kept<readonly ShareLink[]>('shares', { terminal, page })
export const alertsQuery = ({ terminal, page }: Place) => ({
  ...kept<readonly Alert[]>('alerts', { terminal, page }),
  refetchInterval: 60_000,
})
export const schedulesQuery = ({ terminal, page }: Place) =>
  kept<ScheduleList>('schedules', { terminal, page })
export const notesQuery = (terminal: string, startAt: string, endAt: string) =>
  kept<readonly Annotation[]>('annotations', { terminal, startAt, endAt })

export const runsQuery = (schedule: string) =>
  queryOptions({
    queryKey: ['kept', 'schedules', 'runs', schedule],
    queryFn: ({ signal }) =>
      call<readonly ScheduleRun[]>('GET', `/v1/schedules/${schedule}/runs`, { signal }),
    meta: { quiet: true },
  })

/** Keeps a new thing (no id) or changes one. */
export const saveKept = <Answer extends object>(
  kind: KeptKind,
  id: string | null,
  body: object,
): Promise<Answer> =>
  call<Answer>(id === null ? 'POST' : 'PUT', `/v1/${kind}${id === null ? '' : `/${id}`}`, { body })

export const deleteKept = (kind: KeptKind, id: string) => call('DELETE', `/v1/${kind}/${id}`)
export const restoreKept = (kind: KeptKind, id: string) => call('POST', `/v1/${kind}/${id}/restore`)
export const setDefaultView = (place: Place, id: string | null) =>
  call('PUT', '/v1/view-default', { body: { ...place, id } })
export const snooze = (id: string, minutes: number) =>
  call<Alert>('POST', `/v1/alerts/${id}/snooze`, { body: { minutes } })
export const acknowledge = (id: string) => call<Alert>('POST', `/v1/alerts/${id}/acknowledge`)
export const runNow = (id: string) => call<Schedule>('POST', `/v1/schedules/${id}/run`)
export const pause = (id: string, paused: boolean) =>
  call<Schedule>('POST', `/v1/schedules/${id}/pause`, { body: { paused } })
