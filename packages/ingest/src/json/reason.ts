/** Why an element of a JSON file is refused, each with the sentence that tells what to do. */
export const JSON_REASONS = {
  BAD_JSON: 'The element is not well-formed JSON.',
  ELEMENT_TOO_LARGE: 'The element is larger than 8 MiB: send it in smaller parts.',
  ELEMENT_TOO_DEEP: 'The element nests its brackets deeper than 64 levels.',
  ELEMENT_CUT_OFF: 'The file ends in the middle of the element: send it again.',
} as const
export type JsonReason = keyof typeof JSON_REASONS

/** What is worth knowing of a JSON file that was read all the same. */
export const JSON_WARNINGS = {
  COMMA_EXTRA: 'A comma before a closing bracket, or a second one, was left out.',
  COMMA_MISSING: 'A comma between two elements of a list is missing.',
  KEY_TWICE: 'A key stands twice in one object: the last one counts.',
  LATIN_TEXT: 'Text that is not UTF-8 was read as Windows Latin.',
  LIST_NOT_CLOSED: 'The file ends before its list is closed: something may be missing.',
} as const
export type JsonWarning = keyof typeof JSON_WARNINGS

/** Why a whole file is no JSON text. */
export const JSON_FAULTS = {
  EMPTY_FILE: 'The file is empty, or its list is.',
  NOT_TEXT: 'The file is not text in UTF-8 (UTF-16, an archive?): save it as JSON in UTF-8.',
} as const
export type JsonFault = keyof typeof JSON_FAULTS
