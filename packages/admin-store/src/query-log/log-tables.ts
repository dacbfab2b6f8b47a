/** The rows of the query log. */
export interface QueryLogTable {
  seq: number
  notedAt: string
  userId: string | null
  username: string
  personName: string
  department: string
  roles: string
  module: string
  page: string | null
  endpoint: string
  action: string
  parameters: string
  address: string | null
  status: number
  errorCode: string | null
  ms: number
  rowCount: number | null
  exported: 0 | 1
  part: number
  ip: string
  agent: string
  traceId: string
  changes: string | null
  searchText: string
  previousHash: string
  hash: string
}

/** The two ends of its chain, in one row. */
export interface LogChainTable {
  id: number
  lastSeq: number
  lastHash: string
  lastSeal: string
  firstSeq: number
  baseHash: string
  baseSeal: string
  cutAt: string | null
}
