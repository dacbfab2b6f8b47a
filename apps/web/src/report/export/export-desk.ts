import { createContext, useContext } from 'react'

/** What the files and pictures of a page are asked of. */
export interface ExportDesk {
  /** May this person take files away? */
  readonly allowed: boolean
  /** Exports the whole page as a workbook, or one of its panels as CSV: `noted` with the query and the notes before its rows. */
  page(panelId?: string, noted?: boolean): void
  /** Exports the rows behind a number. */
  rows(panelId: string, body: unknown, format: 'xlsx' | 'csv'): void
  print(): void
  /** Says something of a picture for a while. */
  say(text: string, failed?: boolean): void
}

export const ExportContext = createContext<ExportDesk | null>(null)

/** The exports of the page that asks. */
export function useExports(): ExportDesk {
  const desk = useContext(ExportContext)
  if (desk === null) throw new Error('A part of a page is exported outside its page')
  return desk
}
