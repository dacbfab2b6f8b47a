import type { Notice } from './reading.ts'
import { WARNINGS, type WarningCode } from './reason.ts'

/** All notices of one kind: the first line that gave it, and how many there were. */
export type Warning = {
  readonly code: WarningCode
  readonly line: number
  readonly segment?: number
  readonly column?: string
  readonly message: string
  readonly count: number
}

/** Counts notices by code and column; as small as the number of kinds, however long the file. */
export class WarningTally {
  readonly #warnings = new Map<string, Warning>()

  add({ code, line, segment, column }: Notice): void {
    const key = `${code} ${column ?? ''}`
    const known = this.#warnings.get(key)
    this.#warnings.set(key, {
      code,
      line: known?.line ?? line,
      ...segmentOf(known ?? (segment === undefined ? {} : { segment })),
      ...(column === undefined ? {} : { column }),
      message: WARNINGS[code],
      count: (known?.count ?? 0) + 1,
    })
  }

  list(): readonly Warning[] {
    return [...this.#warnings.values()]
  }
}

const segmentOf = ({ segment }: { readonly segment?: number }): { readonly segment?: number } =>
  segment === undefined ? {} : { segment }
