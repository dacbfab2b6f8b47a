/** Files that came in. */
export interface IngestBatchTable {
  id: string
  kind: string
  terminal: string
  mapping: string | null
  fileName: string | null
  contentHash: string
  receivedAt: string
  status: string
  accepted: number
  duplicate: number
  rejected: number
  warnings: string
  state: string
}

/** Rows that were refused. */
export interface IngestRejectionTable {
  batchId: string
  line: number
  reason: string
  raw: string
  fields: string
}

/** How columns of sources are read. */
export interface IngestMappingTable {
  id: string
  kind: string
  name: string
  body: string
  updatedAt: string
}

/** Who may write to what for now. */
export interface IngestLeaseTable {
  name: string
  owner: string
  until: string
}

/** Writes that were begun. */
export interface IngestIntentTable {
  name: string
  body: string
}

/** Days of roll-ups and whether they may be believed. */
export interface RollupDayTable {
  terminal: string
  dataset: string
  day: string
  mark: number
  markedAt: string
  builtMark: number | null
  build: number | null
  print: string | null
  even: 0 | 1
  enters: 0 | 1
  reach: string | null
}

/** Months of roll-ups. */
export interface RollupMonthTable {
  terminal: string
  dataset: string
  month: string
  build: number
  print: string
}

/** Writes that are under way. */
export interface RollupWriteTable {
  id: string
  terminal: string
  until: string
}

/** The days that a write touches. */
export interface RollupWriteSpanTable {
  writeId: string
  dataset: string
  firstDay: string
  lastDay: string
}

/** Counters of roll-ups. */
export interface RollupCounterTable {
  name: string
  value: number
}
