import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContainerVisitFact } from '@quaywise/domain'
import { describe, expect, it } from 'vitest'
import { fixturePath } from '../fixture/read-fixture.ts'
import { Harbour } from './known.fixture.ts'
import { messageOf, takeStream, takeText } from './read-facts.fixture.ts'

const VESSEL = (voyage: string): string => `TDT+20+${voyage}+1+13+QWL:172:20+++9074729:146::QUAY OSPREY`
const BOX = 'EQD+CN+QWXU1000013+22G1:102:5++3+5'
const quay = (code: string, sentAt: string, voyage: string, moved: string, doing = '9'): string =>
  messageOf('COARRI', sentAt, `BGM+${code}+C9+${doing}`, VESSEL(voyage), BOX, `DTM+203:${moved}:203`)
const gate = (code: string, sentAt: string, moved: string, doing = '9', ...more: readonly string[]): string =>
  messageOf('CODECO', sentAt, `BGM+${code}+G1+${doing}`, ...more, BOX, `DTM+7:${moved}:203`)
const mass = messageOf(
  'VERMAS',
  '260312:0600',
  'BGM+749+V1+9',
  'EQD+CN+QWXU1000013+22G1:6346:5',
  'MEA+AAE+VGM+KGM:24100',
  'DOC+SM1:VGM:306',
)
const list = (sentAt: string, doing: string, ...boxes: readonly string[]): string =>
  messageOf(
    'COPRAR',
    sentAt,
    `BGM+45+L1+${doing}`,
    VESSEL('120E'),
    ...boxes.map((box) => `EQD+CN+${box}+22G1:102:5++2+5`),
  )
const plan = messageOf(
  'BAPLIE',
  '260309:1200',
  'BGM++P1+9',
  VESSEL('113W'),
  'LOC+5+NLRTM:139:6',
  'LOC+61+DEHAM:139:6',
  'DTM+132:202603100300:203',
  'LOC+147+0710382::5',
  'MEA+WT++KGM:21400',
  'LOC+9+NLRTM',
  'LOC+11+DEHAM',
  'EQD+CN+QWXU1000013+22G1+++5',
)

/** Two journeys of one container, with corrections, a passage that was taken back, its plan, its mass, and lists. */
const JOURNEYS: readonly string[] = [
  plan,
  quay('44', '260310:1400', '113W', '202603100412'),
  quay('44', '260310:1500', '113W', '202603100512', '5'),
  gate('36', '260311:1000', '202603110900', '9', 'TDT+1++3+31+QWHAUL:172:ZZZ+++QW-12 X:146'),
  mass,
  gate('34', '260328:1000', '202603280900'),
  gate('34', '260329:0800', '202603290700'),
  gate('34', '260329:0900', '202603290700', '1'),
  list('260330:1000', '9', 'QWXU1000013', 'QWXU6789012'),
  list('260331:1000', '5', 'QWXU1000013'),
  quay('46', '260401:1400', '120E', '202604010412'),
  quay('44', '260510:1400', '131W', '202605100412'),
]

const random = (seed: number) => {
  let state = seed
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const shuffled = <T>(all: readonly T[], next: () => number): readonly T[] => {
  const left = [...all]
  return all.flatMap(() => left.splice(Math.floor(next() * left.length), 1))
}

const after = async (files: readonly string[]): Promise<Harbour> => {
  const harbour = new Harbour()
  for (const file of files) await takeText(file, harbour)
  return harbour
}

describe('the order in which messages come', () => {
  it('makes no difference: every box stands once, in the stay that its times tell', async () => {
    const told = await after(JOURNEYS)
    expect(
      told
        .all('container_visit')
        .map((stay) => [stay.unit_id, stay.in_visit_id, stay.out_visit_id, stay.flow, stay.gross_kg])
        .sort(),
    ).toEqual([
      ['QWXU1000013', '9074729-113', '', 'IMPORT', 24100],
      ['QWXU1000013.in.2026-03-28', '', '9074729-120', 'EXPORT', 24100],
      ['QWXU1000013.in.9074729-131', '9074729-131', '', 'IMPORT', 0],
    ])
    expect(told.all('vessel_visit').map((call) => [call.visit_id, call.plan_load, call.plan_disc])).toEqual([
      ['9074729-113', 0, 0],
      ['9074729-120', 1, 0],
      ['9074729-131', 0, 0],
    ])
    const expected = told.contents(false)
    const next = random(7)
    for (let round = 0; round < 60; round += 1) {
      const order = shuffled(JOURNEYS, next)
      const some = order.slice(0, Math.floor(next() * order.length))
      const harbour = await after([...order, ...some])
      expect(harbour.contents(false), String(round)).toEqual(expected)
    }
  })

  it('makes none for our own files either, where the calls are known to which the gate refers', async () => {
    const read = (name: string): string => readFileSync(fixturePath(`${name}.edi`), 'latin1')
    const [quays, lands] = [
      ['coarri', 'baplie-2.1', 'movins', 'coprar'].map(read),
      ['codeco', 'copino', 'coparn', 'vermas'].map(read),
    ]
    const expected = (await after([...quays, ...lands])).contents(false)
    const next = random(11)
    for (let round = 0; round < 20; round += 1) {
      const order = [...shuffled(quays, next), ...shuffled(lands, next)]
      expect((await after(order)).contents(false), String(round)).toEqual(expected)
    }
  })

  it('makes none when many messages come in one file', async () => {
    const next = random(13)
    const expected = (await after(JOURNEYS)).contents(false)
    for (let round = 0; round < 20; round += 1)
      expect((await after([shuffled(JOURNEYS, next).join('\n')])).contents(false)).toEqual(expected)
  })
})

describe('the call that a message of the gate means', () => {
  const named = 'TDT+20+114W+1+13+QWL:172:20+++9074729:146::QUAY OSPREY'
  const nameless = 'TDT+20++1+13+QWL:172:20+++9074729:146::QUAY OSPREY'
  const boxAt = (number: string, code: string, moved: string, vessel: string): string =>
    messageOf(
      'CODECO',
      '260309:1000',
      `BGM+${code}+G ${number}+9`,
      vessel,
      `EQD+CN+${number}+22G1:102:5++2+5`,
      `DTM+7:${moved}:203`,
    )
  const CALLS: readonly string[] = [
    quay('44', '260310:1400', '113W', '202603100412'),
    messageOf(
      'COARRI',
      '260311:1500',
      'BGM+46+C8+9',
      VESSEL('113W').replace('113W', '114W'),
      'EQD+CN+QWXU6789012+22G1:102:5++2+5',
      'DTM+203:202603111412:203',
    ),
    boxAt('QWXU4567891', '34', '202603090900', named),
    boxAt('QWXU1234560', '34', '202603090930', nameless),
    gate('36', '260312:1000', '202603120900', '9', nameless),
  ]

  it('follows from all that is known of calls, whatever came first, and in whichever file', async () => {
    const expected = (await after(CALLS)).contents(false)
    const outbound = (await after(CALLS))
      .all('container_visit')
      .map(({ container_no, in_visit_id, out_visit_id }) => [container_no, in_visit_id, out_visit_id])
      .sort()
    expect(outbound).toEqual([
      ['QWXU1000013', '9074729-113', ''],
      ['QWXU1234560', '', '9074729-113'],
      ['QWXU4567891', '', '9074729-113'],
      ['QWXU6789012', '', '9074729-113'],
    ])
    const next = random(17)
    for (let round = 0; round < 60; round += 1) {
      const mixed = shuffled(CALLS, next)
      // A call has the id of the first voyage that is told of it: so those two come in their order.
      const quays = CALLS.slice(0, 2)
      const order = mixed.map((one) => (CALLS.indexOf(one) < 2 ? (quays.shift() ?? one) : one))
      const files = round % 2 ? order : [order.join('\n')]
      expect((await after([...files, ...order.slice(0, 2)])).contents(false), String(round)).toEqual(expected)
    }
  })
})

describe('the terminal’s own record of a stay', () => {
  it('is filled in the same, whatever comes first', async () => {
    const own: ContainerVisitFact = {
      ...{ terminal_id: 'T', unit_id: 'U1', container_no: 'QWXU1000013', iso_type: '', length_ft: 0 },
      ...{ full_empty: 'FULL', gross_kg: 0, reefer: 0, reefer_c: 0, imo_class: '', oog: 0, pol: '', pod: '' },
      ...{
        in_mode: 'VESSEL',
        out_mode: 'TRUCK',
        flow: 'IMPORT',
        line: '',
        in_visit_id: '',
        out_visit_id: '',
      },
      ...{
        block_id: 'Y1',
        arrived_at: Date.UTC(2026, 2, 10, 4),
        yard_in: null,
        yard_out: null,
        left_at: null,
      },
      ...{ source: 'tos', version: 9 },
    }
    const states = new Set<string>()
    for (const order of [JOURNEYS, JOURNEYS.toReversed(), shuffled(JOURNEYS, random(3))]) {
      const harbour = new Harbour()
      harbour.put({ table: 'container_visit', row: own })
      for (const file of order) await takeText(file, harbour)
      states.add(JSON.stringify(harbour.contents(false)))
      expect(harbour.all('container_visit')).toHaveLength(3)
    }
    expect(states.size).toBe(1)
  })
})

const folder = join(
  process.env.SAMPLES ?? fileURLToPath(new URL('../../../../../../shared/samples', import.meta.url)),
  'edifact',
)
const SAMPLES = [
  'moin/COARRI.edi',
  'moin/BAPLIE_Export.EDI',
  'moin/MOVINS DMR V09.edi',
  'moin/outputImport.edi',
  'huelva/EdiCodeco_messageRaw.edi',
  'php-edifact/SAMPLES_CODECO.edi',
  'php-edifact/SAMPLES_COPRAR.edi',
]

if (existsSync(folder))
  it('makes no difference for the files of real senders', async () => {
    const states = new Set<string>()
    const next = random(5)
    for (let round = 0; round < 8; round += 1) {
      const harbour = new Harbour()
      for (const name of shuffled(SAMPLES, next))
        await takeStream(createReadStream(join(folder, name)), harbour)
      states.add(JSON.stringify(harbour.contents(false)))
    }
    expect(states.size).toBe(1)
  })
