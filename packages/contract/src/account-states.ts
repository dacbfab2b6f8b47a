/** Whether an account may sign in now: enabled and within its dates, disabled, not yet, or no longer. */
export const ACCOUNT_STATES = ['active', 'disabled', 'waiting', 'expired'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]
