import type { Account, AccountChange } from '@quaywise/admin-store'
import type { FastifyRequest } from 'fastify'
import { noteChange } from '../access/identity.ts'

/** An account as the query log keeps it. */
const record = ({ roles, departments, lastSignInAt: _seen, version: _version, ...rest }: Account) => ({
  ...rest,
  roles: roles.map(({ name }) => name),
  departments: departments.map(({ name }) => name),
})

/** Notes that an account is new. */
export const noteNew = (request: FastifyRequest, account: Account): void =>
  noteChange(request, {
    kind: 'user',
    id: account.id,
    name: account.username,
    before: null,
    after: record(account),
  })

/** Notes what an account was before and is now. */
export const noteChanged = (request: FastifyRequest, { before, after }: AccountChange): void =>
  noteChange(request, {
    kind: 'user',
    id: after.id,
    name: after.username,
    before: record(before),
    after: record(after),
  })

/** Notes something that was done to an account, in a word. */
export const noteDeed = (request: FastifyRequest, account: Account, deed: string): void =>
  noteChange(request, {
    kind: 'user',
    id: account.id,
    name: account.username,
    before: {},
    after: { deed },
  })
