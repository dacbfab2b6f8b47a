/** Months that were locked. */
export interface MonthLockTable {
  id: string
  terminal: string
  page: string
  month: string
  version: number
  lockedAt: string
  lockedBy: string
  lockedByName: string
  dataUntil: string | null
  parameters: string
}

/** Their numbers, for each choice of filters. */
export interface MonthLockNumberTable {
  lockId: string
  choice: string
  part: string
  body: string
}
