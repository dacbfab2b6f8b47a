import type { RejectionReason } from '../reason.ts'

/** Why a row makes no call, with the column and the value to blame. */
export type Refusal = { readonly reason: RejectionReason; readonly column?: string; readonly value?: string }

/** Whether a step ended in a refusal. */
export const isRefusal = <T extends object>(outcome: T | Refusal): outcome is Refusal => 'reason' in outcome
