/** Why a message of the port-call standard is refused, each with the sentence that tells what to do. */
export const DCSA_REASONS = {
  NOT_AN_OBJECT: 'The element is no message: a JSON object was expected.',
  UNKNOWN_MESSAGE: 'The message has none of the fields by which a port-call message is known.',
  REFERENCE_MISSING: 'The message names neither a port call, a terminal call, a service nor a vessel.',
  TOO_MANY_PARTS:
    'The message holds more than 20,000 parts: those beyond were left out, send it in smaller ones.',
  BAD_INSTANT: 'The date and time are not ISO 8601, or do not exist.',
  BAD_CLASSIFIER: 'The classifier is none of EST, REQ, PLN and ACT.',
  BAD_SERVICE: 'The type of the port-call service is not known.',
  CALL_FULL: 'The call has 2,000 words already, or 200 times wait for one service: no more are kept.',
  BAD_EVENT: 'The event is none of STRT, CMPL, ARRI and DEPA.',
} as const
export type DcsaReason = keyof typeof DCSA_REASONS

/** What is worth knowing of port-call messages that were read all the same. */
export const DCSA_WARNINGS = {
  INSTANT_WITHOUT_OFFSET: "A time without an offset from UTC was read in the terminal's zone.",
  IMO_CHECK_DIGIT: 'The check digit of an IMO number is wrong.',
  BAD_IMO: 'An IMO number does not have seven digits.',
  BAD_MMSI: 'An MMSI number does not have nine digits.',
  BAD_TOLD_AT: 'When a word was said is no date and time: it counts as said when it came in.',
  REFUSALS_NOT_TOLD: 'More than 1,000 parts of one message were refused: the first are told.',
  BAD_PHASE: 'The phase of a port call is none of INBD, ALGS, SHIF and OUTB: left out.',
  EVENT_UNUSUAL: 'The event does not belong to its service: read as the nearest one that does.',
  NO_STAMP: 'Services that no stamp of a call is kept for: understood, not used.',
  SERVICE_UNKNOWN: 'Times of a service that no message described yet: kept until one does.',
  CALL_ELSEWHERE: 'Times at another port than the terminal: understood, not used.',
  CALL_OMITTED: 'Calls that are omitted, and services that are cancelled or declined.',
  ERROR_MESSAGE: 'The file holds an answer that reports an error.',
  FEEDBACK: 'The answer carries feedback on the messages that were sent.',
  OTHER_STANDARD: 'Messages of another standard of the same family: they carry no port-call times.',
} as const
export type DcsaWarning = keyof typeof DCSA_WARNINGS
