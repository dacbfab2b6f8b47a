/** A cell that a spreadsheet shows as text: what looks like a formula gets an apostrophe. */
const csvCell = (value: string | number | null | undefined): string => {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of a CSV file (RFC 4180), harmless in a spreadsheet. */
export const csvLine = (cells: readonly (string | number | null | undefined)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`
