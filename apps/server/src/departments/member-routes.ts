import { type Account, type UserFilter, withBelow } from '@quaywise/admin-store'
import {
  addMembers,
  type DepartmentMember,
  findCandidates,
  findMembers,
  removeMembers,
} from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { accountRow } from '../accounts/account-row.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { noteMembers } from './department-note.ts'
import { doneOf } from './department-problem.ts'

const CANDIDATES = 20

/** A person as the page of departments tells them. */
const memberOf = (account: Account, now: Date): DepartmentMember => {
  const { id, username, name, avatarUrl, state, departments } = accountRow(account, now)
  return { id, username, name, avatarUrl, state, departments }
}

/** The people of departments. */
export const memberRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  const found = async (filter: UserFilter, page: { current: number; pageSize: number }) => {
    const { data, total, current, pageSize } = await admin.accounts.list({ filter, ...page })
    return { rows: data.map((account) => memberOf(account, now())), beside: { total, current, pageSize } }
  }

  registerRoute(app, findMembers, async ({ params, body: { text, below, ...page } }) => {
    const all = await admin.departments.list()
    if (!all.some(({ id }) => id === params.id)) throw new Problem('NOT_FOUND')
    const departmentIds = below ? [...withBelow(all, params.id)] : [params.id]
    return found({ text, departmentIds }, page)
  })

  registerRoute(
    app,
    findCandidates,
    async ({ body }) => (await found({ text: body.text }, { current: 1, pageSize: CANDIDATES })).rows,
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
