import type { Cell, InquireParam, Mark, PanelInfo } from '@quaywise/contract'

/** One number on screen, or a name beside numbers: enough to explain it, to list its rows, to filter by it. */
export interface Subject {
  readonly panel: PanelInfo
  /** The measure that the number is of; null for a name. */
  readonly measure: string | null
  /** The dimension values that the number belongs to. */
  readonly mark: Mark
  /** How the values of the mark read. */
  readonly names: Readonly<Record<string, string>>
  readonly cell: Cell | undefined
  /** What it is compared with: null where there is nothing, undefined where nothing is compared. */
  readonly before?: Cell | undefined
  /** The number is the one of the other period, rather than the one before which it stands. */
  readonly compared?: boolean
  readonly inquiry: InquireParam
  /** Rows counted and left out, where the answer tells them beside the number. */
  readonly counted?: {
    readonly rows: number
    readonly excluded: number
    readonly reasons: Readonly<Record<string, number>>
  }
}

/** The same mark with the number that it is compared with. */
export const beforeOf = (subject: Subject): Subject => {
  const { counted: _, before, ...rest } = subject
  return { ...rest, cell: before, before: undefined, compared: true }
}

/** Where a number stands, in words: `QC107 · 14:00`. */
export const whereOf = ({ names }: Subject): string => Object.values(names).join(' · ')
