const START_BYTES = 4096

const HEADS: readonly (readonly [kind: string, test: RegExp])[] = [
  ['edifact', /^(UNA.{6}|UNB\s*[+:]|UNH\s*[+:])/i],
  [
    'dcsa',
    /"(timestampID|portCallServiceID|portCallID|operationsEventTypeCode|eventClassifierCode|terminalCallID)"/,
  ],
  [
    'tic40',
    /"(observedProperty|concept|pointOfMeasurement|tic4?0?)"|^(terminal|vessel|che|truck|container)[\w.]*[,;\t]/i,
  ],
  ['yard-layout', /"(blocks|bays|rows|tiers)"\s*:/],
]

/** The kind that the start of a file shows, among those that the server takes; null where it shows none. */
export function guessKind(start: string, offered: readonly string[]): string | null {
  const text = start.replace(/^\uFEFF/, '').trimStart()
  const found = HEADS.find(([kind, test]) => offered.includes(kind) && test.test(text))
  if (found) return found[0]
  const isTable = text !== '' && !/^[[{]|^PAR1/.test(text) && /[,;\t|]/.test(text.split('\n')[0] ?? '')
  return isTable && offered.includes('port-calls') ? 'port-calls' : null
}

/** The first characters of a file, by which its kind is told. */
export const startOf = (file: Blob): Promise<string> => file.slice(0, START_BYTES).text()
