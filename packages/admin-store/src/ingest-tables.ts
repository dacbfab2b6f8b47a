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

export interface IngestRejectionTable {
  batchId: string
  line: number
  reason: string
  raw: string
  fields: string
}

export interface IngestMappingTable {
  id: string
  kind: string
  name: string
  body: string
  updatedAt: string
}

export interface IngestLeaseTable {
  name: string
  owner: string
  until: string
}

export interface IngestIntentTable {
  name: string
  body: string
}
