import { type Account, isValidAt } from '@quaywise/admin-store'
import type { AccountRow, AccountState } from '@quaywise/contract'

const stateOf = (account: Account, now: Date): AccountState => {
  if (account.disabled) return 'disabled'
  if (isValidAt(account, now)) return 'active'
  return account.validFrom !== null && account.validFrom > now.toISOString() ? 'waiting' : 'expired'
}

/** An account as the calls tell it. */
export const accountRow = (account: Account, now: Date): AccountRow => {
  const { language: _language, defaultTerminal: _terminal, roles, departments, ...told } = account
  return { ...told, roles: [...roles], departments: [...departments], state: stateOf(account, now) }
}
