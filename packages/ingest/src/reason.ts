import { DCSA_REASONS, DCSA_WARNINGS } from './dcsa/reason.ts'
import { EDIFACT_REJECTIONS, EDIFACT_WARNINGS } from './edifact/reason.ts'
import { JSON_REASONS, JSON_WARNINGS } from './json/reason.ts'
import { TIC_REASONS, TIC_WARNINGS } from './tic40/reason.ts'
import { YARD_REASONS } from './yard-layout/reason.ts'

/** Why a row is rejected: the stable codes, each with the sentence that tells what to do. */
export const REJECTION_REASONS = {
  ...EDIFACT_REJECTIONS,
  ...DCSA_REASONS,
  ...TIC_REASONS,
  ...JSON_REASONS,
  ...YARD_REASONS,
  ROW_TOO_LONG: 'The row is longer than 256 KiB.',
  QUOTE_NOT_CLOSED: 'A quoted cell that starts in this row is never closed.',
  COLUMN_COUNT: 'The row has more or fewer cells than the header.',
  VALUE_MISSING: 'A value that every row needs is empty.',
  VALUE_TOO_LONG: 'A text is longer than 200 characters (2,000 in remarks).',
  BAD_INSTANT: 'The date and time are in none of the formats that count here, or do not exist.',
  LIST_LENGTHS: 'Lists that belong together, such as dates and times, have different lengths.',
  NOT_AN_OBJECT: 'The line, or the element, is not a JSON object.',
  BAD_NUMBER: 'The value is not a number that the column can hold.',
  BAD_WORD: 'The value is none of the words that the column knows.',
  BAD_TEXT: 'The value is no text, or holds control characters.',
  BAD_LIST: 'The value is no list of at most 1,000 texts.',
  TERMINAL_DIFFERS: 'The row names another terminal than the file was sent for.',
  INTERVAL_BACKWARDS: 'The interval ends before it starts.',
  INTERVAL_LONG: 'The interval is longer than 400 days.',
  STAY_BACKWARDS: 'A stay at berth ends before it starts, or lasts no time.',
  STAYS_OVERLAP: 'Two stays of one call are at berth at the same time.',
} as const
export type RejectionReason = keyof typeof REJECTION_REASONS

/** What is worth knowing of rows that were taken, or left out on purpose. */
export const WARNINGS = {
  ...EDIFACT_WARNINGS,
  ...DCSA_WARNINGS,
  ...TIC_WARNINGS,
  ...JSON_WARNINGS,
  FILTERED: 'Rows that the mapping leaves out.',
  LATIN_TEXT: 'Text that is not UTF-8 was read as Windows Latin.',
  CONTROL_CHARACTERS: 'Control characters were taken out of a text.',
  BERTHING_MISSING: 'Calls without a berthing stamp: kept, with the stamp missing.',
  STAY_OPEN: 'The last stay has no end: the call is kept without a departure.',
  STAY_LONG: 'A stay at berth is longer than 60 days.',
  BERTHS_DO_NOT_PAIR:
    'A call names more or fewer berths than it has stays: the first one stands, all are in the remarks.',
  WAIT_IGNORED: 'A wait that ends before it starts, or has no end, was left out.',
  BAD_NUMBER: 'A number could not be read and was left empty.',
  BERTH_TIME_DIFFERS:
    'The berth time that the source computed differs from its own stamps: the stamps count.',
  REPEATED_CALL: 'The same call stands in the file more than once with other values: the last one counts.',
  CALL_CORRECTED: 'Calls that were known with other values: the newer ones count.',
  COLUMN_UNKNOWN: 'A column that the table does not have was left out.',
  SUBJECTS_NOT_KEPT: 'A message speaks of more than 100,000 things: the first ones lead to it.',
  FACT_REPEATED:
    'The same thing stands in the file more than once with other values: the last telling counts.',
  FACT_CORRECTED: 'Facts that were known with other values: the newer ones count.',
  FACT_MOVED:
    'Facts that were known at another time, farther away than corrections usually move them: the newer ones count.',
  OUTDATED: 'Facts that are older than what is known already: what is known stands.',
  REJECTIONS_NOT_KEPT: 'More rows were rejected than are kept: the first 100,000 are.',
} as const
export type WarningCode = keyof typeof WARNINGS
