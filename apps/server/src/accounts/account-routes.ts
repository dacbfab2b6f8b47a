import { type AccountOutcome, type Editor, generatePassword, hashPassword } from '@quaywise/admin-store'
import {
  accountOptions,
  addUser,
  disableUser,
  disableUsers,
  findUserByName,
  findUsers,
  updateUser,
} from '@quaywise/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { userOf } from '../access/identity.ts'
import { languageOf } from '../http/answers.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { namedRole } from '../roles/role-name.ts'
import type { Services } from '../routes/services.ts'
import { noteChanged, noteNew } from './account-note.ts'
import { accountProblem } from './account-problem.ts'
import { accountReader, accountRow } from './account-row.ts'
import { searchOf } from './account-search.ts'
import { checkPasswordField } from './password-field.ts'
import { stated } from './stated.ts'
import { refuseTaken } from './taken.ts'

/** Who changes accounts by a call. */
export const editorOf = (request: FastifyRequest, now: Date): Editor => ({ id: userOf(request).user.id, now })

/** What the store did. Throws the problem behind its refusal. */
const doneOf = <T>(outcome: AccountOutcome<T>): T => {
  if (outcome.ok) return outcome.done
  throw accountProblem(outcome)
}

const findRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  registerRoute(app, findUsers, async ({ body: { current, pageSize, ...search }, request }) => {
    const at = now()
    const page = await admin.accounts.list({ ...(await searchOf(admin, search, at)), current, pageSize })
    const reader = accountReader(request, at)
    return {
      rows: page.data.map((account) => accountRow(account, reader)),
      beside: { total: page.total, current: page.current, pageSize: page.pageSize },
    }
  })

  registerRoute(app, findUserByName, async ({ query, request }) => {
    const found = await admin.accounts.findByUsername(query.name)
    if (!found) throw new Problem('NOT_FOUND')
    return accountRow(found, accountReader(request, now()))
  })

  registerRoute(app, accountOptions, async ({ request }) => {
    const [roles, departments] = await Promise.all([admin.roles.list(), admin.departments.list()])
    return {
      roles: roles.map((role) => namedRole(role, languageOf(request))),
      departments: departments.map(({ id, name, parentId }) => ({ id, name, parentId })),
    }
  })
}

const changeRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  const change = async (request: FastifyRequest, ids: readonly string[], patch: object) => {
    const changes = doneOf(await admin.accounts.change(ids, patch, editorOf(request, now())))
    for (const one of changes) noteChanged(request, one)
    const reader = accountReader(request, now())
    return changes.map(({ after }) => accountRow(after, reader))
  }
  const changeOne = async (request: FastifyRequest, id: string, patch: object) => {
    const [changed] = await change(request, [id], patch)
    if (!changed) throw new Problem('NOT_FOUND')
    return changed
  }

  registerRoute(app, updateUser, async ({ body: { id, ...patch }, request }) => {
    await refuseTaken(admin, patch, id)
    return changeOne(request, id, stated(patch))
  })
  registerRoute(app, disableUser, ({ body: { id, disabled }, request }) =>
    changeOne(request, id, { disabled }),
  )
  registerRoute(app, disableUsers, async ({ body: { ids, disabled }, request }) => ({
    changed: (await change(request, [...new Set(ids)], { disabled })).length,
  }))
}

/** Accounts as administrators find, add and change them. */
export const accountRoutes = (app: FastifyInstance, services: Services): void => {
  const { admin, now } = services
  findRoutes(app, services)
  changeRoutes(app, services)
  registerRoute(app, addUser, async ({ body: { password, ...fields }, request }) => {
    if (password !== undefined) await checkPasswordField(admin, password, fields)
    await refuseTaken(admin, fields, null)
    const made = password ?? generatePassword()
    const passwordHash = await hashPassword(made)
    const { username, name, ...rest } = fields
    const added = doneOf(
      await admin.accounts.add(
        [{ username, name, ...stated(rest), passwordHash, mustChangePassword: true }],
        editorOf(request, now()),
      ),
    )
    const [user] = added
    if (!user) throw new Problem('NOT_FOUND')
    noteNew(request, user)
    return {
      user: accountRow(user, accountReader(request, now())),
      password: password === undefined ? made : null,
    }
  })
}
