import { DCSA_REASONS, DCSA_WARNINGS } from './dcsa/reason.ts'
import { EDIFACT_REJECTIONS, EDIFACT_WARNINGS } from './edifact/reason.ts'
import { JSON_FAULTS, JSON_REASONS, JSON_WARNINGS } from './json/reason.ts'
import { REJECTION_REASONS, WARNINGS } from './reason.ts'
import { TIC_REASONS, TIC_WARNINGS } from './tic40/reason.ts'

/** Every code that tells of a row or a file, with its sentence in English; the catalogues say it in other languages. */
export const INGEST_CODES: Readonly<Record<string, string>> = {
  ...JSON_FAULTS,
  ...JSON_REASONS,
  ...JSON_WARNINGS,
  ...TIC_REASONS,
  ...TIC_WARNINGS,
  ...DCSA_REASONS,
  ...DCSA_WARNINGS,
  ...EDIFACT_REJECTIONS,
  ...EDIFACT_WARNINGS,
  ...REJECTION_REASONS,
  ...WARNINGS,
  SERVER_STOPPED:
    'The server stopped while the file came in: send it again, nothing of it will be there twice.',
}
