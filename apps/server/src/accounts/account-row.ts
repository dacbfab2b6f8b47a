import { type Account, isValidAt } from '@quaywise/admin-store'
import type { AccountRow, AccountState } from '@quaywise/contract'
import type { Locale } from '@quaywise/i18n/errors'
import type { FastifyRequest } from 'fastify'
import { identityOf } from '../access/identity.ts'
import { reachFor, type TellReach } from '../access/personal.ts'
import { languageOf } from '../http/answers.ts'
import { namedRole } from '../roles/role-name.ts'

/** Who reads accounts, and when: the language decides how roles are called, the rights what is told of a person. */
export type AccountReader = { readonly now: Date; readonly locale: Locale; readonly reach: TellReach }

/** Whoever makes a call, as a reader of accounts. */
export const accountReader = (request: FastifyRequest, now: Date): AccountReader => ({
  ...{ now, locale: languageOf(request), reach: reachFor(identityOf(request).rights) },
})

const stateOf = (account: Account, now: Date): AccountState => {
  if (account.disabled) return 'disabled'
  if (isValidAt(account, now)) return 'active'
  return account.validFrom !== null && account.validFrom > now.toISOString() ? 'waiting' : 'expired'
}

/** An account as the calls tell it. */
export const accountRow = (account: Account, { now, locale, reach }: AccountReader): AccountRow => {
  const { language: _language, defaultTerminal: _terminal, roles, departments, ...told } = reach(account)
  return {
    ...told,
    roles: roles.map((role) => namedRole(role, locale)),
    departments: [...departments],
    state: stateOf(account, now),
  }
}
