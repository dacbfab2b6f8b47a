import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chunksOf, collect } from '../json/chunks.fixture.ts'
import { readDcsa } from './read-dcsa.ts'
import type { DcsaReading } from './reading.ts'

const folder = new URL('../../../../../shared/samples/dcsa/', import.meta.url)

/** What the templates leave open, as a sender would fill it in. */
const FILLED: readonly (readonly [RegExp, string])[] = [
  [/IS_FYI_PLACEHOLDER/g, 'false'],
  [/PORT_CALL_SERVICE_TYPE_CODE_PLACEHOLDER/g, 'MOVES'],
  [/PORT_CALL_SERVICE_EVENT_TYPE_CODE_PLACEHOLDER/g, 'CMPL'],
  [/PORT_CALL_PHASE_TYPE_CODE_PLACEHOLDER/g, 'ALGS'],
  [/ERROR_DATE_TIME_PLACEHOLDER/g, '2025-01-23T01:23:45Z'],
]

const tell = (reading: DcsaReading): string => {
  if (reading.kind === 'notice') return `notice ${reading.code} ${reading.column ?? ''}`.trim()
  if (reading.kind === 'rejection') return `rejection ${reading.reason} ${reading.column ?? ''}`.trim()
  if (reading.kind === 'word')
    return `word ${reading.word.service.service} ${reading.word.event} ${reading.word.classifier} ${new Date(reading.word.at).toISOString()} ${reading.word.stamp}`
  if (reading.kind === 'other-standard') return `other-standard ${reading.standard}`
  return reading.kind
}

const perform = async (name: string, locode: string): Promise<DcsaReading[]> => {
  const text = readFileSync(new URL(name, folder), 'utf8')
  const filled = FILLED.reduce((all, [from, to]) => all.replaceAll(from, to), text)
  return collect(readDcsa(chunksOf(filled), { terminal: { zone: 'Europe/Amsterdam', locode } }))
}
const toldOf = async (name: string, locode = '') => (await perform(name, locode)).map(tell)

describe.runIf(existsSync(folder))('the messages of the shared samples', () => {
  it('reads the four requests and the error message of JIT 2.0', async () => {
    const [call] = await perform('jit-200-port-call-request.json', '')
    expect(call).toMatchObject({
      kind: 'call',
      locode: 'NLAMS',
      call: { vessel: { imo: '9321483', mmsi: '278111222', loaM: 245.45 } },
    })
    expect(await toldOf('jit-200-terminal-call-request.json')).toEqual(['call'])
    const [service] = await perform('jit-200-port-call-service-request.json', '')
    expect(service).toMatchObject({
      kind: 'service',
      service: { service: 'MOVES', moves: [{ restow: 155 }, { load: 310, discharge: 310, restow: 155 }] },
    })
    expect(await toldOf('jit-200-vessel-status-request.json')).toEqual(['vessel-state'])
    expect(await toldOf('jit-200-error-message.json')).toEqual(['notice ERROR_MESSAGE', 'error-message'])
  })

  it('reads the port-call events of a request and an answer', async () => {
    const event = ['notice EVENT_UNUSUAL', 'word BERTH ARRI EST 2025-01-23T01:23:45.000Z etb']
    expect(await toldOf('portcall-api-200-post-request.json', 'NLAMS')).toEqual(event)
    expect(await toldOf('portcall-api-200-get-response.json', 'NLAMS')).toEqual([
      ...event,
      'notice FEEDBACK ERROR',
    ])
  })

  it('reads the arrivals and departures of a vessel schedule', async () => {
    const words = (await toldOf('ovs-300-response.json')).filter((told) => told.startsWith('word'))
    expect(words).toEqual([
      'word BERTH ARRI PLN 2024-01-14T08:21:00.000Z null',
      'word BERTH DEPA ACT 2025-02-20T07:30:00.000Z atd',
      ...Array(3).fill(expect.stringMatching(/^word BERTH ARRI ACT 2025-03-15T15:00:00.000Z (null|atb)$/)),
    ])
  })

  it('names the standard of a file that carries no port-call times', async () => {
    expect(await toldOf('tnt-300-request-equipment.json')).toEqual([
      'notice OTHER_STANDARD TRACK_AND_TRACE',
      'other-standard TRACK_AND_TRACE',
    ])
  })

  it('gives the same for every file whatever the chunks', async () => {
    for (const name of readdirSync(folder)) {
      const bytes = readFileSync(new URL(name, folder))
      const read = (size: number) =>
        collect(readDcsa(chunksOf(bytes, size), { terminal: { zone: 'UTC', locode: '' } }))
      const whole = await read(bytes.length)
      expect(whole).not.toEqual([])
      for (const size of [1, 7, 1000]) expect(await read(size)).toEqual(whole)
    }
  })
})
