export { INGEST_CODES } from './codes.ts'
export { decodeText } from './csv/decode-text.ts'
export { detectDelimiter } from './csv/detect-delimiter.ts'
export { splitCells } from './csv/split-cells.ts'
export { edifactFormat } from './edifact/format.ts'
export type {
  CallNames,
  FactFormat,
  FactReading,
  Known,
  Origin,
  RawMessage,
  TableRow,
} from './fact-format.ts'
export { FORMATS } from './formats.ts'
export { type IngestAnswer, type IngestOutcome, type IngestRequest, ingestStream } from './ingest.ts'
export { kindOf } from './kind-of.ts'
export type { Mapping } from './mapping/mapping.ts'
export { type MappingError, parseMapping } from './mapping/parse-mapping.ts'
export type { BatchEnd, BatchHead, IngestPorts, StoredVisit, VisitWrite } from './ports.ts'
export type { FileFault, Reading, Rejection, Visit } from './reading.ts'
export { REJECTION_REASONS, type RejectionReason, WARNINGS, type WarningCode } from './reason.ts'
export type { Warning } from './warning-tally.ts'
