import type { InsertFormat } from './analytics-store.ts'

const NEWLINE = 10
const QUOTE = 34

/**
 * Records in a payload: lines for JSONEachRow and TabSeparated, quoted fields honoured for CSVWithNames, and
 * what the block itself says for Native.
 */
export const countRecords = (format: InsertFormat, bytes: Uint8Array): number => {
  if (format === 'CSVWithNames') return Math.max(0, countCsvRecords(bytes) - 1)
  return format === 'Native' ? blockRows(bytes) : countLines(bytes)
}

/** A block begins with the counts of its columns and rows, in groups of seven bits. */
const blockRows = (bytes: Uint8Array): number => {
  const counts: number[] = []
  let count = 0
  let worth = 1
  for (const byte of bytes) {
    count += (byte % 128) * worth
    worth *= 128
    if (byte > 127) continue
    counts.push(count)
    if (counts.length === 2) return count
    count = 0
    worth = 1
  }
  return 0
}

const countLines = (bytes: Uint8Array): number => {
  let lines = 0
  let start = 0
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
    if (end > start) lines += 1
    start = end + 1
  }
  return start < bytes.length ? lines + 1 : lines
}

const countCsvRecords = (bytes: Uint8Array): number => {
  let records = 0
  let quoted = false
  let filled = false
  for (const byte of bytes) {
    if (byte === QUOTE) quoted = !quoted
    if (byte === NEWLINE && !quoted) {
      if (filled) records += 1
      filled = false
    } else filled = true
  }
  return filled ? records + 1 : records
}
