import { formatLocalMinute } from '@quaywise/domain'
import { type PanelRequest, runPanel } from '@quaywise/report-kit/compile'
import { ROLLUPS } from '@quaywise/report-kit/rollup'
import { REPORTS } from '@quaywise/reports/server'
import { answerDifferences, PANELS } from '@quaywise/testing/panels'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Draw } from '../demo/proof/draw.ts'
import { Played, SPAN, TERMINAL } from './fixture/played.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const ROUNDS = 3

let played: Played
beforeAll(async () => {
  played = await Played.open()
  await played.build()
}, 300_000)
afterAll(() => played.stores.close())

const kept = PANELS.filter(({ kind }) => kind !== 'custom')

/** Edges of windows: local days, shifts and hours, and any minute. */
const edge = (draw: Draw): number => {
  const unit = draw.one([MINUTE, HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR])
  const at = SPAN.from - 24 * HOUR + draw.next() * (SPAN.to - SPAN.from + 48 * HOUR)
  // Midnight in the zone of the test is two hours before, and after clocks go back one hour before, midnight UTC.
  return Math.floor(at / unit) * unit - draw.one([1, 2, 2, 2]) * HOUR
}

const inquiryOf = (draw: Draw, values: Readonly<Record<string, readonly string[]>>) => {
  const edges = [edge(draw), edge(draw)].sort((a, b) => a - b)
  const [from = 0, to = 0] = edges
  const local = (at: number): string => formatLocalMinute(at, TERMINAL.zone)
  const fields = Object.entries(values).flatMap(([field, all]) =>
    draw.chance(0.2) ? [[field, draw.some(all, 0.5)] as const] : [],
  )
  const scope = draw.chance(0.2)
    ? { qcOperationStartTime: local(from), qcOperationEndTime: local(from + (to - from) / 2) }
    : {}
  return {
    startTime: local(from),
    endTime: local(Math.max(from, to - MINUTE)),
    ...Object.fromEntries(fields),
    ...scope,
  }
}

const valuesOf = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
  const list = async (sql: string): Promise<readonly string[]> =>
    (await played.stores.store.query<{ v: string }>(sql)).rows.map(({ v }) => v)
  return {
    trunkBranchLine: ['TRUNK', 'BRANCH'],
    distinguishSelectedShip: ['OWN', 'OTHER', 'NONE'],
    opMode: ['LOAD', 'DISC'],
    vesselVoyage: await list('SELECT DISTINCT visit_id AS v FROM quaywise.vessel_visit ORDER BY v'),
    line: await list('SELECT DISTINCT line AS v FROM quaywise.vessel_visit ORDER BY v'),
    equipment: await list(
      "SELECT DISTINCT eq_id AS v FROM quaywise.equipment WHERE eq_kind = 'QC' ORDER BY v",
    ),
    block: await list('SELECT DISTINCT block_id AS v FROM quaywise.block ORDER BY v'),
  }
}

const compareAll = async (seed: number): Promise<void> => {
  const values = await valuesOf()
  const draw = new Draw(seed)
  for (const { id, panel } of kept)
    for (let round = 0; round < ROUNDS; round += 1) {
      const found = REPORTS.get(id)
      if (!found) throw new Error(`There is no report ${id}.`)
      const { report, queries } = found
      const request: PanelRequest = { inquireParamCO: inquiryOf(draw, values), pageSize: 100 }
      const [raw, rolled] = await Promise.all(
        [played.raw, played.rolled].map((reader) =>
          runPanel(report, panel, request, { reader, terminal: TERMINAL, queries }),
        ),
      )
      const what = `seed ${seed}, ${id} ${panel} with ${JSON.stringify(request.inquireParamCO)}`
      expect(answerDifferences({ ...raw }, { ...rolled }), what).toEqual([])
    }
}

describe('every panel answers the same', () => {
  test('from roll-ups of all days', async () => {
    await compareAll(1)
    expect(played.fromRollups).toBeGreaterThan(kept.length * ROUNDS)
  }, 600_000)

  test('when some days are dirty', async () => {
    const draw = new Draw(2)
    for (const { dataset } of ROLLUPS.values()) {
      const days = await played.stores.admin.rollups.days(TERMINAL.id, dataset.name)
      for (const { day } of days.filter(() => draw.chance(0.3)))
        await played.stores.admin.rollups.mark(
          TERMINAL.id,
          [{ dataset: dataset.name, first: day, last: day }],
          new Date(),
        )
    }
    await compareAll(3)
  }, 600_000)
})
