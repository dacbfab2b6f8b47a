const BEGINNING = /^(?:UNA.{6}|UN[BGH][+\p{Cc}])/isu
const SEGMENT = /(?:^|['~\r\n])\s*(?:UN[BGH]|BGM|TDT|LOC|EQD|DTM|NAD|RFF|MEA)\+/i

/**
 * Whether the first bytes of a file (some thousand are enough) are EDIFACT, with or without its heads: its content
 * tells, not its name.
 */
export const looksLikeEdifact = (head: Uint8Array): boolean => {
  const text = Buffer.from(head)
    .toString('latin1')
    .replace(/^[\s\0\u00ef\u00bb\u00bf]+/, '')
  return BEGINNING.test(text) || SEGMENT.test(text)
}
