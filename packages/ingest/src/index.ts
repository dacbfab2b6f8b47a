export type { IngestAnswer } from './batch.ts'
export { INGEST_CODES } from './codes.ts'
export { decodeText } from './csv/decode-text.ts'
export { detectDelimiter } from './csv/detect-delimiter.ts'
export { splitCells } from './csv/split-cells.ts'
export type {
  CallNames,
  FactFormat,
  FactReading,
  FactRow,
  Known,
  Origin,
  RawMessage,
  Spool,
  Spooled,
  TableRow,
} from './fact-format.ts'
export { FORMATS, type Formats } from './formats.ts'
export { type IngestOutcome, type IngestRequest, ingestStream } from './ingest.ts'
export type { FactMapping } from './mapping/fact-mapping.ts'
export type { Mapping } from './mapping/mapping.ts'
export { type MappingError, parseAnyMapping, parseMapping } from './mapping/parse-mapping.ts'
export type { BatchEnd, BatchHead, BatchWarning, IngestPorts, StoredVisit, VisitWrite } from './ports.ts'
export type { FileFault, Reading, Rejection, Visit } from './reading.ts'
export { REJECTION_REASONS, type RejectionReason, WARNINGS, type WarningCode } from './reason.ts'
export type {
  FactKey,
  FactPorts,
  FactRows,
  Found,
  Held,
  Outdated,
  Standing,
  Window,
} from './taker/fact-ports.ts'
export { finishIntent, turnOf } from './taker/intent.ts'
export type { Warning } from './warning-tally.ts'
