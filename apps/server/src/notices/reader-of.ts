import type { AdminStore } from '@quaywise/admin-store'
import { mayOpen, pageAt } from '@quaywise/contract'
import { kindsOfNoticeGroups } from '@quaywise/domain'
import type { FastifyRequest } from 'fastify'
import { userOf } from '../access/identity.ts'

const DATA_PAGE = '/BigDataAnalysis/system/data'
const SHIFT_PAGE = '/BigDataAnalysis/workshift/workshiftMonitorHour'

/** Who reads, and which kinds of notices are not for them. */
export const readerOf = async (
  admin: AdminStore,
  request: FastifyRequest,
): Promise<Parameters<AdminStore['notices']['unread']>[0]> => {
  const { user, rights } = userOf(request)
  // What is told to everybody is made once: whoever does not want it does not find it.
  const { muted } = await admin.profiles.of(user.id)
  const [data, shift] = [pageAt(DATA_PAGE), pageAt(SHIFT_PAGE)]
  const hidden = [
    ...(data && mayOpen(data, rights) ? [] : ['ingest']),
    ...(shift && mayOpen(shift, rights) ? [] : ['anomaly', 'bottleneck']),
    ...(rights.isAdmin ? [] : ['rollup']),
    ...kindsOfNoticeGroups(muted),
  ]
  return { userId: user.id, terminals: rights.terminals, hidden }
}
