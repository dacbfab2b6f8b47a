/** An instant of a fact: epoch milliseconds, a whole number. */
export type Epoch = number

/** An instant that may not be known. */
export type MaybeEpoch = Epoch | null
