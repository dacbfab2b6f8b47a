import { looksLikeEdifact } from './edifact/looks-like-edifact.ts'

/** Members that give a JSON file away, by its kind. */
const MEMBERS: readonly (readonly [string, RegExp])[] = [
  [
    'yard-layout',
    /"(?:VBYNUM|VTRNUM|MOVINGRANGEFROM|LOADINGEFFICIENCY40|quayM|berthPlaces|machines|blocks)"\s*:/,
  ],
  [
    'tic40',
    /"(?:che|tos|carriervisit|cargovisit|jobinstruction)"\s*:|"(?:che|tos|carriervisit|cargovisit|msg|header)[|.]@/i,
  ],
  [
    'dcsa',
    /"(?:portCallID|terminalCallID|transportCallID|portCallServiceID|portCallService|portCallServiceTypeCode|portVisitReference|timestampID|classifierCode|eventClassifierCode|operationsEventTypeCode|transportEventTypeCode|vesselSchedules|transportCalls|terminalCall|portCall)"\s*:/,
  ],
]

/** A path of TIC4.0 at the beginning of a row. */
const FLAT_ROW = /^"?(?:tos|che|carriervisit|cargovisit|msg|header)[|.]@/im

/** Words for a vessel and for its arrival in the header of a list of calls, in the languages of ports. */
const VESSEL = /vessel|ship|navire|buque|nave|navio|schiff|船|kapal|کشتی/i
const STAY =
  /arriv|berth|accost|entr[éey]|atraqu|anleg|departure|\bAT[ABD]\b|\bET[ABD]\b|靠泊|着岸|sandar|in\b/i

/**
 * The kind of data that a file's first bytes (some thousand are enough) show, whatever its name; null when they
 * show none, as those of a table of facts, which only its sender can name.
 */
export const kindOf = (head: Uint8Array): string | null => {
  const text = Buffer.from(head)
    .toString('utf8')
    .replace(/^[\s\0\uFEFF]+/, '')
  if (/^[[{]/.test(text)) return MEMBERS.find(([, member]) => member.test(text))?.[0] ?? null
  if (looksLikeEdifact(head)) return 'edifact'
  if (FLAT_ROW.test(text)) return 'tic40'
  const [header = ''] = text.split(/[\r\n]/, 1)
  const columns = Math.max(...[',', ';', '\t', '|'].map((mark) => header.split(mark).length))
  return columns > 2 && VESSEL.test(header) && STAY.test(header) ? 'port-calls' : null
}
