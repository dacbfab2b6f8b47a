import type { ServerChild } from '@quaywise/testing'

const CALLS = 200
const START = Date.UTC(2026, 0, 9)
const HOUR = 3_600_000
/** What is done with a vessel, hours after its arrival. */
const SERVICES = [
  ...[['BERTH', 'ARRI', 0] as const, ['ALL_FAST', 'CMPL', 1] as const, ['CRGO', 'STRT', 2] as const],
  ...[['CRGO', 'CMPL', 20] as const, ['BERTH', 'DEPA', 22] as const],
]
const CLASSIFIERS = ['EST', 'PLN', 'ACT'] as const

const wordsOf = (call: number): readonly string[] =>
  CLASSIFIERS.flatMap((classifierCode, said) =>
    SERVICES.map(([portCallServiceTypeCode, portCallServiceEventTypeCode, after], i) =>
      JSON.stringify({
        eventID: `e-${call}-${said}-${i}`,
        eventUpdatedDateTime: new Date(START + (call * 6 + said) * HOUR).toISOString(),
        portCall: { portCallID: `pc-${call}` },
        terminalCall: { terminalCallID: `tc-${call}`, carrierImportVoyageNumber: `${call}W` },
        portCallService: {
          portCallServiceID: `s-${call}-${i}`,
          portCallServiceTypeCode,
          portCallServiceEventTypeCode,
        },
        vessel: { vesselIMONumber: String(9_000_000 + (call % 60)), vesselName: `VESSEL ${call % 60}` },
        timestamp: {
          classifierCode,
          serviceDateTime: new Date(START + (call * 6 + after) * HOUR + said * 60_000).toISOString(),
        },
      }),
    ),
  )

/** Port-call messages of so many calls, one a line. */
const dcsaFile = (calls: number): string =>
  Array.from({ length: calls }, (_, i) => wordsOf(i + 1))
    .flat()
    .join('\n')

/** Words on the stamps of calls a second; null where the server does not read them. */
export const dcsaRate = async (server: ServerChild): Promise<number | null> => {
  const file = dcsaFile(CALLS)
  const start = performance.now()
  const sent = await server.send('dcsa', file)
  const seconds = (performance.now() - start) / 1000
  return sent === null ? null : (CALLS * SERVICES.length * CLASSIFIERS.length) / seconds
}
