import { looksLikeFormula } from '../harmless.ts'

/** A cell of a CSV file that a spreadsheet shows as text: what looks like a formula gets an apostrophe. Numbers stay as they are. */
export const csvCell = (value: unknown): string => {
  if (typeof value === 'number') return String(value)
  const text = value === null || value === undefined ? '' : String(value)
  const safe = looksLikeFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
