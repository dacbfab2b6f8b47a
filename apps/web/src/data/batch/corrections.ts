import type { CorrectedRow, RejectedRow } from '@quaywise/contract'

/** Rows that were corrected and wait to be sent, by what names them in their file. */
export type Corrections = ReadonlyMap<string, CorrectedRow>

/** What names a rejected row in its file: one line can be refused for more than one reason. */
export const rowKey = ({ line, reason }: Pick<RejectedRow, 'line' | 'reason'>): string => `${line} ${reason}`

/** The corrections with one more, or one less. */
export function withCorrection(
  corrections: Corrections,
  row: Pick<RejectedRow, 'line' | 'reason'>,
  corrected: CorrectedRow | null,
): Corrections {
  const next = new Map(corrections)
  if (corrected === null) next.delete(rowKey(row))
  else next.set(rowKey(row), corrected)
  return next
}

/** The places of a row's cells: those that are to blame first, by the names that the refusal gives. */
export function cellOrder(header: readonly string[], blamed: string | null): readonly number[] {
  const names = new Set((blamed ?? '').split(', '))
  const all = header.map((_, index) => index)
  const first = all.filter((index) => names.has(header[index] ?? ''))
  return [...first, ...all.filter((index) => !first.includes(index))]
}
