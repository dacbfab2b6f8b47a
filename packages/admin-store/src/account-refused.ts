/** Why accounts stay as they are. */
export type AccountReason =
  | 'username-taken'
  | 'mobile-taken'
  | 'too-long'
  | 'not-found'
  | 'stale'
  | 'unknown-role'
  | 'unknown-department'
  | 'last-admin'
  | 'yourself'
  | 'no-editor'

/** A refusal, and which of several accounts it is about, counted from 0. */
export interface AccountFault {
  readonly reason: AccountReason
  readonly at: number
}

/** Thrown inside a transaction to end it: nothing of it is kept. */
export class AccountRefused extends Error {
  readonly fault: AccountFault

  constructor(reason: AccountReason, at = 0) {
    super(reason)
    this.name = 'AccountRefused'
    this.fault = { reason, at }
  }
}

/** What was done, or why nothing was. */
export type AccountOutcome<T> =
  | { readonly ok: true; readonly done: T }
  | ({ readonly ok: false } & AccountFault)

/** Runs work whose refusals are an outcome. */
export async function orFault<T>(work: () => Promise<T>): Promise<AccountOutcome<T>> {
  try {
    return { ok: true, done: await work() }
  } catch (error) {
    if (error instanceof AccountRefused) return { ok: false, ...error.fault }
    throw error
  }
}
