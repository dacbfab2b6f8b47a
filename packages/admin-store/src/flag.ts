/** A yes or no: both engines keep it as 0 or 1. */
export type Flag = 0 | 1
