/** Why something of a TIC4.0 file is refused, each with the sentence that tells what to do. */
export const TIC_REASONS = {
  NOT_AN_OBJECT: 'The element is no message: a JSON object was expected.',
  NOTHING_OBSERVED: 'The message holds no observed property.',
  BAD_INSTANT: 'The date and time are not ISO 8601, or do not exist.',
  TIMESTAMP_MISSING: 'Neither the observed property nor its message tells an instant.',
  SUBJECT_MISSING: 'The value belongs to no subject with an id: it cannot be laid to a visit or machine.',
  BAD_VALUE: 'The value is not what its property needs.',
  UNIT_UNKNOWN: 'The unit is not known.',
  UNIT_WRONG: 'The unit measures something else than the property.',
  MACHINE_UNKNOWN: 'Neither its type nor the list of machines tells what kind of machine it is.',
  STEPS_FULL: 'A machine tells more than 20,000 steps in four hours.',
  CALL_FULL: 'The call has 2,000 words already: no more are kept.',
  REFERENCE_MISSING: 'Nothing names the call.',
  BAD_ROW: 'The row does not have a path and a value.',
} as const
export type TicReason = keyof typeof TIC_REASONS

/** What is worth knowing of a TIC4.0 file that was read all the same. */
export const TIC_WARNINGS = {
  INSTANT_WITHOUT_OFFSET: "A time without an offset from UTC was read in the terminal's zone.",
  SUBJECT_NOT_LIST: 'A subject is not in a list: read as if it were.',
  SUBJECT_WITHOUT_ID: 'One of several subjects of one kind has no id of its own.',
  SUBJECT_TWICE: 'Two subjects of one kind have the same id.',
  PROPERTY_NOT_LIST: 'An observed property is not in a list: read as if it were.',
  PROPERTY_TWICE: 'The same property is observed twice at one instant and point: the last one counts.',
  UNIT_MISSING: 'A value has no unit: read in the unit of the standard.',
  POINT_UNKNOWN: 'A point of measurement is not known: read as actual.',
  VISIT_UNKNOWN: 'Stamps of a truck or container that nothing else told of: kept until something does.',
  NOT_USED: 'Values that are understood and that no table keeps.',
  REFUSALS_NOT_TOLD: 'More than 1,000 values of one message were refused: the first are told.',
  LATIN_TEXT: 'Text that is not UTF-8 was read as Windows Latin.',
} as const
export type TicWarning = keyof typeof TIC_WARNINGS
