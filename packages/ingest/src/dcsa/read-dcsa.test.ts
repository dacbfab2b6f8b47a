import { describe, expect, it } from 'vitest'
import { chunksOf, collect, damaged, seeded } from '../json/chunks.fixture.ts'
import { CallDirectory } from './directory.ts'
import {
  OPERATIONS_EVENT,
  PORT_CALL,
  PORT_CALL_EVENT,
  SCHEDULE,
  SERVICE,
  TERMINAL_CALL,
  TIMESTAMP,
  VERSION_ONE,
} from './messages.fixture.ts'
import { readDcsa } from './read-dcsa.ts'
import type { CallWord, DcsaReading } from './reading.ts'

const terminal = { zone: 'Europe/Stockholm', locode: 'SEGOT' }
const perform = (text: string | Uint8Array, directory = new CallDirectory(), size = 65_536) =>
  collect(readDcsa(chunksOf(text, size), { terminal, directory }))
const tellOf = (...messages: readonly unknown[]) => perform(JSON.stringify(messages))

const codes = (readings: readonly DcsaReading[]): string[] =>
  readings.flatMap((one) => {
    if (one.kind === 'notice') return [one.code]
    return one.kind === 'rejection' ? [`${one.reason} ${one.column ?? ''}`.trim()] : []
  })
const wordsOf = (readings: readonly DcsaReading[]): CallWord[] =>
  readings.flatMap((one) => (one.kind === 'word' ? [one.word] : []))
const firstWord = async (...messages: readonly unknown[]): Promise<CallWord> => {
  const readings = await tellOf(...messages)
  const [word] = wordsOf(readings)
  if (!word) throw new Error(JSON.stringify(readings))
  return word
}

describe('readDcsa', () => {
  it('finds the call of a time through its service and terminal call', async () => {
    const word = await firstWord(PORT_CALL, TERMINAL_CALL, SERVICE, TIMESTAMP)
    expect(word).toMatchObject({
      key: 'dcsa:t-1',
      stamp: 'etb',
      classifier: 'PLN',
      at: Date.UTC(2026, 4, 1, 12),
      toldAt: null,
      call: {
        portVisitReference: 'SEGOT77',
        terminalCallReference: 'G-4711',
        voyageIn: '101E',
        voyageOut: '102W',
        serviceCode: 'NP3',
        vessel: { imo: '9074729', name: 'Northern Pine', loaM: 300 },
      },
      service: { phase: 'INBD', place: { locode: 'SEGOT', facility: 'GOT1' } },
    })
    expect([word.delayReasons, word.remark]).toEqual([['WEA'], 'Fog in the fairway'])
  })

  it('keeps a time whose service nobody described, and finds it when the directory is kept', async () => {
    const loose = await tellOf(TIMESTAMP)
    expect(loose.map(({ kind }) => kind)).toEqual(['notice', 'loose-word'])
    const directory = new CallDirectory()
    await perform(JSON.stringify(SERVICE), directory)
    const [word] = wordsOf(await perform(JSON.stringify(TIMESTAMP), directory))
    expect(word).toMatchObject({ key: 'dcsa:t-1', stamp: 'etb' })
  })

  it('reads the timestamps and events of version 1', async () => {
    const readings = await tellOf(VERSION_ONE, OPERATIONS_EVENT)
    expect(codes(readings)).toEqual(['INSTANT_WITHOUT_OFFSET'])
    expect(wordsOf(readings)).toMatchObject([
      { stamp: 'pbp', classifier: 'REQ', at: Date.UTC(2026, 4, 1, 9, 30), reportedBy: 'PORT' },
      { stamp: 'last_lift', classifier: 'ACT', key: 'dcsa:op-9', toldAt: Date.UTC(2026, 4, 1, 20, 5) },
    ])
    const payload = { metadata: { eventID: 'hub-1' }, payload: { ...VERSION_ONE } }
    expect(await firstWord(payload)).toMatchObject({ key: 'dcsa:hub-1', stamp: 'pbp' })
  })

  it('gives a word without an id a key of its own content', async () => {
    const [one, again] = [await firstWord(VERSION_ONE), await firstWord({ ...VERSION_ONE, remark: 'again' })]
    const later = await firstWord({ ...VERSION_ONE, eventDateTime: '2026-05-01T12:30:00' })
    expect(one.key).toBe(again.key)
    expect(one.key).not.toBe(later.key)
  })

  it('reads a port-call event that tells all in one message', async () => {
    const answer = { events: [PORT_CALL_EVENT], feedbackElements: [{ severity: 'WARN' }] }
    const readings = await perform(JSON.stringify(answer))
    expect(codes(readings)).toEqual(['FEEDBACK'])
    const [word] = wordsOf(readings)
    expect(word).toMatchObject({ stamp: 'all_fast', classifier: 'ACT', delayReasons: ['STR', 'WEA'] })
    expect(word?.toldAt).toBe(Date.UTC(2026, 4, 1, 8))
  })

  it('tells the stamps of services by their event and classifier', async () => {
    const stampOf = async (type: string, event: string, classifierCode: string) => {
      const service = { ...SERVICE, portCallServiceTypeCode: type, portCallServiceEventTypeCode: event }
      return (await firstWord(service, { ...TIMESTAMP, classifierCode })).stamp
    }
    expect(await stampOf('PILOT_BOARDING_PLACE', 'ARRI', 'EST')).toBe('eta')
    expect(await stampOf('PILOT_BOARDING_PLACE', 'ARRI', 'ACT')).toBe('pbp')
    expect(await stampOf('ANCHORAGE', 'ARRI', 'ACT')).toBe('ata')
    expect(await stampOf('BERTH', 'ARRI', 'ACT')).toBe('atb')
    expect(await stampOf('BERTH', 'DEPA', 'PLN')).toBe('etd')
    expect(await stampOf('BERTH', 'CMPL', 'ACT')).toBe('atd')
    expect(await stampOf('cargo_operations', 'cmpl', 'PLN')).toBe('etc_plan')
    expect(await stampOf('SAFE', 'CMPL', 'ACT')).toBe('atc')
    expect(await stampOf('BUNKERING', 'STRT', 'ACT')).toBe(null)
  })

  it('reads a vessel schedule; a bad time costs itself', async () => {
    const readings = await tellOf(SCHEDULE)
    expect(wordsOf(readings)).toMatchObject([{ stamp: 'etd', call: { serviceCode: 'NP3' } }])
    expect(codes(readings)).toEqual(['BAD_INSTANT eventDateTime'])
  })

  it('reads an answer that nests times in services and these in calls', async () => {
    const { portCallServiceID: _, ...time } = TIMESTAMP
    const { portCallID: __, ...terminalCall } = TERMINAL_CALL
    const { terminalCallID: ___, ...service } = SERVICE
    const services = [{ ...service, timestamps: [time, 5] }]
    const nested = { ...PORT_CALL, terminalCalls: [{ ...terminalCall, portCallServices: services }] }
    const readings = await tellOf(nested)
    expect(readings.map(({ kind }) => kind)).toEqual(['call', 'call', 'service', 'word', 'rejection'])
    expect(wordsOf(readings)).toMatchObject([
      { key: 'dcsa:t-1', call: { voyageIn: '101E', portVisitReference: 'SEGOT77' } },
    ])
  })

  it('tells the transport event of a vessel from that of a train', async () => {
    const { operationsEventTypeCode: _, portCallServiceTypeCode: __, ...rest } = OPERATIONS_EVENT
    const event = { ...rest, eventType: 'TRANSPORT', transportEventTypeCode: 'DEPA' }
    expect(await firstWord(event)).toMatchObject({ stamp: 'atd' })
    const train = { ...event, transportCall: { ...event.transportCall, modeOfTransport: 'RAIL' } }
    expect(codes(await tellOf(train))).toEqual(['OTHER_STANDARD'])
  })

  it('says what is odd and what it cannot take, message by message', async () => {
    const odd = { ...VERSION_ONE, eventDateTime: '2026-05-01T11:30Z' }
    expect(codes(await tellOf({ ...odd, vesselIMONumber: '9074728' }))).toEqual(['IMO_CHECK_DIGIT'])
    expect(codes(await tellOf({ ...odd, vesselIMONumber: '90747' }))).toEqual(['BAD_IMO'])
    expect(codes(await tellOf({ vessel: { ...PORT_CALL.vessel, MMSINumber: '12' } }))).toEqual(['BAD_MMSI'])
    expect(codes(await tellOf({ ...odd, portCallPhaseTypeCode: 'UP' }))).toEqual(['BAD_PHASE'])
    expect(codes(await tellOf({ ...odd, UNLocationCode: 'DEHAM' }))).toEqual(['CALL_ELSEWHERE'])
    expect(codes(await tellOf({ ...odd, operationsEventTypeCode: 'OMIT' }))).toEqual(['CALL_OMITTED'])
    expect(codes(await tellOf({ ...SERVICE, isDeclined: true }, TIMESTAMP))).toEqual(['CALL_OMITTED'])
    expect(codes(await tellOf({ ...odd, facilityTypeCode: 'DOCK' }))).toEqual([
      'BAD_SERVICE portCallServiceTypeCode',
    ])
    expect(codes(await tellOf({ ...odd, operationsEventTypeCode: 'GONE' }))).toEqual([
      'BAD_EVENT operationsEventTypeCode',
    ])
    expect(codes(await tellOf(SERVICE, { ...TIMESTAMP, classifierCode: 'MAY' }))).toEqual([
      'BAD_CLASSIFIER classifierCode',
    ])
    expect(codes(await tellOf({ ...TIMESTAMP, portCallServiceID: '' }))).toEqual([
      'REFERENCE_MISSING portCallServiceID',
    ])
    expect(codes(await tellOf({ reason: 'Engine trouble', isFYI: false }, { x: 1 }, 5))).toEqual([
      'REFERENCE_MISSING',
      'UNKNOWN_MESSAGE',
      'NOT_AN_OBJECT',
    ])
    expect(codes(await tellOf({ ...odd, eventCreatedDateTime: 'soon' }))).toEqual(['BAD_TOLD_AT'])
    const many = await tellOf({ portCallID: 'p', timestamps: Array(1200).fill(5) })
    expect(codes(many)).toEqual(['NOT_AN_OBJECT'])
    const bad = await tellOf({
      portCallID: 'p',
      timestamps: Array(1200).fill({ dateTime: 'x', classifierCode: 'ACT' }),
    })
    expect([codes(bad).length, codes(bad).at(-1)]).toEqual([1001, 'REFUSALS_NOT_TOLD'])
    expect(codes(await tellOf({ portCallID: 'p', timestamps: Array(20_100).fill({}) }))).toEqual([
      'TOO_MANY_PARTS',
    ])
    expect(codes(await tellOf({ eventType: 'SHIPMENT', eventID: 'x' }))).toEqual(['OTHER_STANDARD'])
    expect(codes(await tellOf({ errors: [{ message: 'no' }], statusCode: 404 }))).toEqual(['ERROR_MESSAGE'])
  })

  it('never throws on damage, gives the same whatever the chunks', async () => {
    const random = seeded(11)
    const all = [PORT_CALL, TERMINAL_CALL, SERVICE, TIMESTAMP, VERSION_ONE, OPERATIONS_EVENT, SCHEDULE]
    const sound = Buffer.from(
      `${JSON.stringify(all, null, 1)}\n${JSON.stringify({ events: [PORT_CALL_EVENT] })}`,
    )
    for (let round = 0; round < 200; round += 1) {
      const bytes = damaged(sound, random)
      const whole = await perform(bytes)
      for (const size of [1, 1 + Math.floor(random() * 500)])
        expect(await perform(bytes, new CallDirectory(), size)).toEqual(whole)
    }
  })
})
