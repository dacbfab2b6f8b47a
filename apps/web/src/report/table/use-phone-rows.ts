import type { RowSource } from '@quaywise/ui'
import { useState } from 'react'
import type { Row } from '../data/cell.ts'

/** Cards are long: a phone gets fewer at once. */
export const PHONE_ROWS = 10

/** The rows of a table a few at a time: every page can be turned to, its rows come when it is. */
export function usePhoneRows({ rowAt, onRange }: RowSource<Row>, total: number) {
  const [wanted, setWanted] = useState(1)
  const page = Math.max(1, Math.min(wanted, Math.ceil(total / PHONE_ROWS)))
  const first = (page - 1) * PHONE_ROWS
  const count = Math.min(PHONE_ROWS, total - first)
  const rows = Array.from({ length: Math.max(0, count) }, (_, index) => rowAt(first + index))
  const known = rows.filter((row) => row !== undefined)
  const goTo = (next: number) => {
    setWanted(next)
    onRange((next - 1) * PHONE_ROWS, next * PHONE_ROWS)
  }
  return { page, rows: known, waiting: known.length < rows.length, goTo }
}
