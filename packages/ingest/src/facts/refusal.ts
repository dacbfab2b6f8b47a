import type { RejectionReason } from '../reason.ts'

/** Why a value is not taken: made once for each reason, since readers of values are called millions of times. */
export class Refused {
  readonly reason: RejectionReason

  constructor(reason: RejectionReason) {
    this.reason = reason
  }
}

const refusal = (reason: RejectionReason): Refused => Object.freeze(new Refused(reason))

export const MISSING = refusal('VALUE_MISSING')
export const TOO_LONG = refusal('VALUE_TOO_LONG')
export const BAD_TEXT = refusal('BAD_TEXT')
export const BAD_NUMBER = refusal('BAD_NUMBER')
export const BAD_WORD = refusal('BAD_WORD')
export const BAD_LIST = refusal('BAD_LIST')
export const BAD_INSTANT = refusal('BAD_INSTANT')
