import type { TerminalEntry } from '@quaywise/admin-store'
import type { InquireParam } from '@quaywise/contract'
import type { Reader } from '@quaywise/report-kit/compile'
import type { RegisteredReport } from '@quaywise/reports/server'
import type { NoteLine } from '../annotations/read-annotations.ts'

/** A page as a file is asked for: which page, for whom, with which filters, sorts and columns. */
export type PageAsk = {
  readonly found: RegisteredReport
  readonly inquiry: InquireParam
  /** The state of the page: the query of its address. */
  readonly query: Readonly<Record<string, string>>
  readonly terminal: TerminalEntry
  readonly reader: Reader
  readonly format: 'csv'
  readonly locale: string
  /** The name of the person whom the file is made for. */
  readonly userName: string
  readonly notes: readonly NoteLine[]
  readonly now: Date
}

/** Makes the file of a page, piece by piece; `rows` is known when all pieces were taken. */
export type ExportPage = (ask: PageAsk) => {
  readonly type: string
  readonly extension: string
  readonly pieces: AsyncIterable<string | Uint8Array>
  readonly rows: () => number
}
