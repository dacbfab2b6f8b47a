import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FactName } from '@quaywise/domain'
import { describe, expect, it } from 'vitest'
import type { FactReading } from '../fact-format.ts'
import { REJECTION_REASONS, WARNINGS } from '../reason.ts'
import { Harbour } from './facts/known.fixture.ts'
import { TEXT_BYTES } from './facts/raw-text.ts'
import { HAMBURG, messageOf, takeFixture, takeStream, takeText } from './facts/read-facts.fixture.ts'
import { fixturePath } from './fixture/read-fixture.ts'

const FIXTURES = readdirSync(fixturePath('.')).filter((name) => name.endsWith('.edi'))
const messagesIn = (readings: readonly FactReading[]) =>
  readings.flatMap((one) => (one.kind === 'message' ? [one.message] : []))
const itemsIn = (readings: readonly FactReading[]) => readings.filter(({ kind }) => kind === 'item')

describe('every one of our files', () => {
  it.each(FIXTURES)('%s says the same when it comes again', async (name) => {
    const harbour = new Harbour()
    await takeFixture(name, harbour)
    const once = harbour.contents()
    expect(once).not.toEqual([])
    await takeFixture(name, harbour)
    expect(harbour.contents()).toEqual(once)
  })

  it('all of them say the same when all of them come again', async () => {
    const harbour = new Harbour()
    for (const name of FIXTURES) await takeFixture(name, harbour)
    const once = harbour.contents()
    for (const name of FIXTURES) await takeFixture(name, harbour)
    expect(harbour.contents()).toEqual(once)
  })
})

describe('raw messages', () => {
  it('are told with their text, and items name them', async () => {
    const readings = await takeFixture('coarri.edi', new Harbour())
    const messages = messagesIn(readings)
    expect(
      messages.map(({ seq, type, sender, reference, at }) => [seq, type, sender, reference, at]),
    ).toEqual([
      [1, 'COARRI', 'QWTERM', '1', Date.UTC(2026, 2, 10, 13)],
      [2, 'COARRI', 'QWTERM', '2', Date.UTC(2026, 2, 10, 13)],
    ])
    const whole = readFileSync(fixturePath('coarri.edi'), 'utf8')
    for (const { text } of messages) expect(whole).toContain(text)
    expect(messages.map(({ text }) => [text.trim().slice(0, 6), text.trim().slice(-8)])).toEqual([
      ['UNH+1+', 'UNT+23+1'],
      ['UNH+2+', 'UNT+12+2'],
    ])
    expect(itemsIn(readings).map((one) => one.kind === 'item' && one.message)).toEqual([1, 1, 2])
  })

  it('are the same whatever the chunks', async () => {
    const bytes = readFileSync(fixturePath('codeco.edi'))
    const inChunks = async function* (size: number) {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    }
    const whole = messagesIn(await takeStream(inChunks(bytes.length), new Harbour()))
    for (const size of [1, 7, 64])
      expect(messagesIn(await takeStream(inChunks(size), new Harbour()))).toEqual(whole)
  })

  it('longer than is kept are cut, with a warning, and the next one is whole', async () => {
    const long = messageOf(
      'COARRI',
      '260310:1400',
      'BGM+44+C1+9',
      ...new Array(500).fill(`FTX+AAA+++${'X'.repeat(10_000)}`),
    )
    const next = messageOf('CODECO', '260310:1400', 'BGM+34+G1+9')
    const bytes = Buffer.from(`${long}\n${next}`)
    const chunks = async function* () {
      for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
    }
    const readings = await takeStream(chunks(), new Harbour())
    const texts = messagesIn(readings).map(({ text }) => text)
    expect(texts[0]?.length).toBeLessThanOrEqual(TEXT_BYTES)
    expect(texts[0]?.length).toBeGreaterThan(TEXT_BYTES - 1000)
    expect(texts[1]).toContain('UNH+1+CODECO')
    expect(texts[1]).toContain('UNT+3+1')
    const codes = readings.flatMap((one) => (one.kind === 'notice' ? [one.notice.code] : []))
    expect(codes.filter((code) => code === 'MESSAGE_TEXT_CUT')).toHaveLength(1)
  })
})

it('asks as often for a long file as it has chunks of items, not items', async () => {
  const boxes = Array.from({ length: 2000 }, (_, i) => [
    `EQD+CN+QWXU${String(i).padStart(7, '0')}+22G1:102:5++3+5`,
    'DTM+203:202603100412:203',
  ])
  const vessel = 'TDT+20+113W+1+13+QWL:172:20+++9074729:146::QUAY OSPREY'
  const harbour = new Harbour()
  const readings = await takeText(
    messageOf('COARRI', '260310:1400', 'BGM+44+C1+9', vessel, ...boxes.flat()),
    harbour,
  )
  expect(itemsIn(readings)).toHaveLength(2000)
  expect(harbour.all('che_cycle')).toHaveLength(2000)
  expect(harbour.asked).toBeLessThanOrEqual(4 * 6)
})

it('whatever the damage, nothing throws, codes are known, and coming again changes nothing', async () => {
  let state = 7
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  for (const name of FIXTURES)
    for (let round = 0; round < 40; round++) {
      const copy = Buffer.from(readFileSync(fixturePath(name)))
      for (let hit = 0; hit < 8; hit++) copy[Math.floor(next() * copy.length)] = Math.floor(next() * 256)
      const text = copy
        .subarray(0, next() < 0.3 ? Math.floor(next() * copy.length) : copy.length)
        .toString('latin1')
      const harbour = new Harbour()
      const readings = await takeText(text, harbour)
      for (const one of readings) {
        if (one.kind === 'rejection') expect(REJECTION_REASONS).toHaveProperty(one.rejection.reason)
        if (one.kind === 'notice') expect(WARNINGS).toHaveProperty(one.notice.code)
        if (one.kind === 'item')
          for (const { row } of one.facts)
            for (const [key, value] of Object.entries(row))
              if (typeof value === 'number')
                expect([key, Number.isFinite(value) && value > -1e6]).toEqual([key, true])
      }
      const once = harbour.contents()
      await takeText(text, harbour)
      expect(harbour.contents(), `${name} ${round}`).toEqual(once)
    }
})

/** Files of real senders, where they lie beside the checkout or in `SAMPLES`. */
const samples =
  process.env.SAMPLES ?? fileURLToPath(new URL('../../../../../shared/samples', import.meta.url))
const folder = join(samples, 'edifact')
const take = (name: string, harbour: Harbour) =>
  takeStream(createReadStream(join(folder, name)), harbour, HAMBURG)

const COUNTS: readonly (readonly [name: string, table: FactName, items: number])[] = [
  ['moin/BAPLIE_Export.EDI', 'stow_position', 672],
  ['moin/COARRI.edi', 'che_cycle', 74],
  ['moin/MOVINS DMR V09.edi', 'stow_position', 449],
  ['openshipping/GBSOU_arrival.BAPLIE.edi.txt', 'stow_position', 1457],
  ['openshipping/HKG to TAG EDI.EDI', 'stow_position', 1119],
]

if (existsSync(folder)) {
  describe('the files of real senders', () => {
    it.each(COUNTS)('%s makes %s rows, as many as it has items, and once', async (name, table, count) => {
      const harbour = new Harbour()
      expect(itemsIn(await take(name, harbour))).toHaveLength(count)
      expect(harbour.all(table)).toHaveLength(count)
      expect(harbour.all('vessel_visit')).toHaveLength(1)
      const once = harbour.contents()
      await take(name, harbour)
      expect(harbour.contents()).toEqual(once)
    })

    it.each(COUNTS)(
      '%s cut off and damaged is still told as far as it can be',
      async (name, _table, count) => {
        const bytes = readFileSync(join(folder, name))
        const broken = Buffer.from(bytes.subarray(0, Math.floor(bytes.length * 0.6)))
        for (let at = 997; at < broken.length; at += 4999) broken[at] = at % 256
        const harbour = new Harbour()
        const chunks = async function* () {
          yield broken
        }
        const items = itemsIn(await takeStream(chunks(), harbour)).length
        expect(items).toBeGreaterThan(count * 0.4)
        expect(items).toBeLessThan(count)
      },
    )

    it('the same moves with another count of segments are the same moves', async () => {
      const harbour = new Harbour()
      await take('moin/COARRI.edi', harbour)
      const once = harbour.contents(false)
      await take('moin/outputImport.edi', harbour)
      expect(harbour.contents(false)).toEqual(once)
    })

    it('the gate move of Huelva is the truck and the stay of its JSON twin', async () => {
      const twin = JSON.parse(readFileSync(join(folder, 'huelva/EdiCodeco.example.json'), 'utf8'))
      const harbour = new Harbour()
      const utc = { ...HAMBURG, zone: 'UTC' }
      const bytes = async function* () {
        yield Buffer.from(twin.messageRaw)
      }
      await takeStream(bytes(), harbour, utc)
      const [[truck], [stay], [transaction]] = [
        harbour.all('truck_visit'),
        harbour.all('container_visit'),
        harbour.all('truck_transaction'),
      ]
      expect({
        ata: new Date(stay?.arrived_at ?? 0).toISOString().replace('.000', ''),
        truckAta: new Date(truck?.gate_in_at ?? 0).toISOString().replace('.000', ''),
        containerCarrierIdentification: stay?.line,
        containerIdentification: stay?.container_no,
        containerWeight: stay?.gross_kg,
        dischargingPort: stay?.pod,
        isContainerEmpty: stay?.full_empty === 'EMPTY',
        loadingPort: stay?.pol,
        truckLicenseCode: truck?.plate,
        originTransportType: stay?.in_mode,
        destinationTransportType: stay?.out_mode,
        operationType: transaction?.kind,
      }).toEqual({
        ...{ ata: twin.ata, truckAta: twin.ata },
        containerCarrierIdentification: twin.containerCarrierIdentification,
        containerIdentification: twin.containerIdentification,
        containerWeight: twin.containerWeight,
        dischargingPort: twin.dischargingPort,
        isContainerEmpty: twin.isContainerEmpty,
        loadingPort: twin.loadingPort,
        truckLicenseCode: twin.truckLicenseCode,
        originTransportType: 'TRUCK',
        destinationTransportType: 'VESSEL',
        operationType: 'RECEIVE',
      })
    })
  })
}
