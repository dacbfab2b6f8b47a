import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { FactReading } from '../fact-format.ts'
import { damaged, seeded } from '../json/chunks.fixture.ts'
import { Harbour, shuffled } from '../known/known.fixture.ts'
import { yardLayoutFormat } from './format.ts'

const ARRIVED = Date.parse('2026-03-04T00:00:00Z')
const area = (ID: string, x: number) => ({
  ...{ ID, SCTYPE: '7', ASCTOPSPEED: 2.5, ASCBOTTOMSPEED: 2, WORKEFFICIENCYT: 17, WORKEFFICIENCYB: 16 },
  ...{ LOCATIONLH: `(${x}.0,109.0)`, LOCATIONRB: `(${x + 31}.0,244.0)`, VBYNUM: 20, VRWNUM: 10, VTRNUM: 5 },
})
const AREAS = [area('01', 0), area('02', 52), area('03', 104)]
const CRANE = { ID: '101', NAME: 'One', SPEED: 45, LOADINGEFFICIENCY40: 32, MOVINGRANGEFROM: 14 }
const LAYOUT = {
  quayM: 900,
  berths: 2,
  cranes: 3,
  agvs: 4,
  spread: 0.2,
  blocks: [{ id: 'A01', x: 10, y: 122, bays: 40, rows: 10, tiers: 5, reeferPlugs: 40, dangerous: true }],
}

const sent = async (
  file: unknown,
  harbour = new Harbour(),
): Promise<{ harbour: Harbour; readings: FactReading[] }> => {
  const readings = await harbour.take(yardLayoutFormat, JSON.stringify(file), ARRIVED)
  return { harbour, readings }
}
const refused = (readings: readonly FactReading[]): string[] =>
  readings.flatMap((one) =>
    one.kind === 'rejection' ? [`${one.rejection.reason} ${one.rejection.column ?? ''}`.trim()] : [],
  )

describe('yardLayoutFormat', () => {
  it('makes blocks, slots and stacking cranes of an area file', async () => {
    const { harbour, readings } = await sent(AREAS)
    expect(readings.map(({ kind }) => kind)).toEqual(['item', 'item', 'item'])
    expect(harbour.of('block')[1]).toMatchObject({
      ...{
        terminal_id: 'got',
        block_id: '02',
        bays: 20,
        rows: 10,
        tiers: 5,
        x: 52,
        y: 109,
        width: 31,
        length: 135,
      },
      ...{ ground_slots: 200, capacity_slots: 700 },
    })
    expect(harbour.of('slot')).toHaveLength(3 * 20 * 10 * 5)
    expect(harbour.of('slot')[0]).toMatchObject({ block_id: '01', bay: 1, row: 1, tier: 1, y: 112.375, z: 0 })
    expect(harbour.of('equipment').slice(0, 2)).toMatchObject([
      { eq_kind: 'ASC', eq_id: '01W', block_id: '01', side: 'WATER', gantry_speed: 2.5, technical_rate: 17 },
      { eq_kind: 'ASC', eq_id: '01L', side: 'LAND', gantry_speed: 2, technical_rate: 16 },
    ])
  })

  it('gives the same in any order and in any number of files', async () => {
    const { harbour: whole } = await sent(AREAS)
    const random = seeded(2)
    for (let round = 0; round < 5; round += 1) {
      const harbour = new Harbour()
      for (const one of shuffled([...AREAS, ...AREAS], random)) await sent([one], harbour)
      expect(harbour.content()).toEqual(whole.content())
    }
  })

  it('reads quay cranes, and keeps what their list does not tell', async () => {
    const { harbour } = await sent([CRANE])
    const [crane] = harbour.of('equipment')
    expect(crane).toMatchObject({
      eq_kind: 'QC',
      eq_id: '101',
      name: 'One',
      gantry_speed: 0.75,
      technical_rate: 32,
    })
    if (!crane) throw new Error('no crane')
    harbour.put({ table: 'equipment', row: { ...crane, brand: 'Anchor', swl_t: 65 } })
    await sent([{ ...CRANE, SPEED: 60 }], harbour)
    expect(harbour.of('equipment')).toMatchObject([{ brand: 'Anchor', swl_t: 65, gantry_speed: 1 }])
  })

  it('reads the layout of a scenario, and one that names its berths and machines', async () => {
    const { harbour } = await sent({ terminal: { id: 'x' }, layout: LAYOUT })
    expect(harbour.of('berth').map(({ berth_id, from_m, to_m }) => [berth_id, from_m, to_m])).toEqual([
      ['B1', 0, 450],
      ['B2', 450, 900],
    ])
    expect(harbour.of('block')).toMatchObject([{ block_id: 'A01', reefer_plugs: 40, dangerous_allowed: 1 }])
    expect(harbour.of('equipment').map(({ eq_id }) => eq_id)).toEqual([
      ...['QC101', 'QC102', 'QC103', 'AGV001', 'AGV002', 'AGV003', 'AGV004', 'A01W', 'A01L'],
    ])
    const named = {
      berths: [{ id: 'North', fromM: 0, toM: 320.5, depthM: 16 }],
      machines: [{ id: 'Q1', kind: 'QC', rate: 35, swlT: 65, twin: true }],
    }
    const { harbour: other } = await sent(named)
    expect(other.of('berth')).toMatchObject([{ berth_id: 'North', name: 'North', to_m: 320.5, depth_m: 16 }])
    expect(other.of('equipment')).toMatchObject([
      { eq_id: 'Q1', technical_rate: 35, twin_capable: 1, swl_t: 65 },
    ])
  })

  it('refuses one place and takes the others', async () => {
    const { harbour, readings } = await sent([{ ...AREAS[0], VBYNUM: 0 }, AREAS[1], { ID: 7 }, 5])
    expect(refused(readings)).toEqual(['BAD_PLACE VBYNUM', 'NOT_A_PLACE', 'NOT_A_PLACE'])
    expect(harbour.of('block')).toHaveLength(1)
    const blocks = [{ ...LAYOUT.blocks[0], rows: 99 }, LAYOUT.blocks[0]]
    expect(refused((await sent({ ...LAYOUT, blocks })).readings)).toEqual(['BAD_PLACE blocks.0.rows'])
  })

  it('never throws on damage', async () => {
    const random = seeded(4)
    const bytes = Buffer.from(JSON.stringify([...AREAS, CRANE, LAYOUT]))
    const { terminal, known } = new Harbour()
    for (let round = 0; round < 100; round += 1) {
      const stream = (async function* () {
        yield damaged(bytes, random)
      })()
      const origin = { terminal, known, batchId: 'b', receivedAt: ARRIVED, mapping: null }
      const opened = await yardLayoutFormat.open(stream, origin)
      if ('readings' in opened)
        for await (const { kind } of opened.readings) expect(kind).toBeTypeOf('string')
    }
  })
})

const samples =
  process.env.SAMPLES ?? fileURLToPath(new URL('../../../../../shared/samples', import.meta.url))

describe.runIf(existsSync(samples))('the yard of the shared samples', () => {
  const file = (name: string): unknown => JSON.parse(readFileSync(`${samples}/yard/${name}`, 'utf8'))

  it('has 61 blocks with 26,160 ground slots, their cranes, and its quay cranes', async () => {
    const { harbour, readings } = await sent(file('COS_PORTUGAL_area.txt'))
    expect(refused(readings)).toEqual([])
    const blocks = harbour.of('block')
    expect([blocks.length, blocks.reduce((sum, block) => sum + block.ground_slots, 0)]).toEqual([61, 26_160])
    expect(harbour.of('slot')).toHaveLength(26_160 * 6)
    expect(harbour.of('equipment')).toHaveLength(122)
    await sent(file('COS_PORTUGAL_crane.txt'), harbour)
    expect(harbour.of('equipment').filter(({ eq_kind }) => eq_kind === 'QC')).toHaveLength(13)
  })
})
