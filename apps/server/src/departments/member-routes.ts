import { type Account, type UserFilter, withBelow } from '@quaywise/admin-store'
import {
  addMembers,
  type DepartmentMember,
  findCandidates,
  findMembers,
  removeMembers,
} from '@quaywise/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AccountReader, accountReader, accountRow } from '../accounts/account-row.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { noteMembers } from './department-note.ts'
import { doneOf } from './department-problem.ts'

const CANDIDATES = 20

/** A person as the page of departments tells them. */
const memberOf = (account: Account, reader: AccountReader): DepartmentMember => {
  const { id, username, name, avatarUrl, state, departments } = accountRow(account, reader)
  return { id, username, name, avatarUrl, state, departments }
}

/** The people of departments. */
export const memberRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  const found = async (
    request: FastifyRequest,
    filter: UserFilter,
    page: { readonly current: number; readonly pageSize: number },
  ) => {
    const { data, total, current, pageSize } = await admin.accounts.list({ filter, ...page })
    const reader = accountReader(request, now())
    return { rows: data.map((account) => memberOf(account, reader)), beside: { total, current, pageSize } }
  }

  registerRoute(app, findMembers, async ({ params, body: { text, below, ...page }, request }) => {
    const all = await admin.departments.list()
    if (!all.some(({ id }) => id === params.id)) throw new Problem('NOT_FOUND')
    const departmentIds = below ? [...withBelow(all, params.id)] : [params.id]
    return found(request, { text, departmentIds }, page)
  })

  registerRoute(
    app,
    findCandidates,
    async ({ body, request }) =>
      (await found(request, { text: body.text }, { current: 1, pageSize: CANDIDATES })).rows,
  )

  registerRoute(app, addMembers, async ({ params, body: { userIds, main }, request }) => {
    const department = doneOf(await admin.departments.addMembers(params.id, userIds, main))
    noteMembers(request, department, { joined: userIds })
    return { changed: userIds.length }
  })

  registerRoute(app, removeMembers, async ({ params, body: { userIds }, request }) => {
    const department = doneOf(await admin.departments.removeMembers(params.id, userIds))
    noteMembers(request, department, { left: userIds })
    return { changed: userIds.length }
  })
}
