import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { parseMapping } from './mapping/parse-mapping.ts'
import { portCalls } from './port-calls/format.ts'

const HOUR = 3_600_000

it('does with the example of the guide what the guide says', async () => {
  const guide = await readFile(new URL('../../../docs/guides/import-your-data.md', import.meta.url), 'utf8')
  const [list = '', json = ''] = ['csv', 'json'].map(
    (kind) => guide.split(`\`\`\`${kind}\n`)[1]?.split('```')[0],
  )
  const parsed = parseMapping(JSON.parse(json))
  if (!('mapping' in parsed)) throw new Error(JSON.stringify(parsed.errors))
  const bytes = async function* () {
    yield Buffer.from(list)
  }
  const opened = await portCalls.open(bytes(), parsed.mapping)
  if ('fault' in opened) throw new Error(opened.fault.detail)
  const readings = []
  for await (const reading of opened.readings) readings.push(reading)
  const [call] = readings
  if (readings.length !== 1 || call?.kind !== 'visit') throw new Error(JSON.stringify(readings))
  const { visit, times } = call.visit
  // Berlin is two hours ahead of UTC in July.
  expect([visit.ata, visit.atb, visit.atd].map((at) => new Date(at ?? 0).toISOString())).toEqual([
    '2025-07-10T04:00:00.000Z',
    '2025-07-10T06:30:00.000Z',
    '2025-07-11T07:15:00.000Z',
  ])
  const hoursAt = (berth: string): number =>
    times
      .filter((part) => part.berth_id === berth)
      .reduce((sum, part) => sum + part.ended_at - part.started_at, 0) / HOUR
  expect([hoursAt('3'), hoursAt('5')]).toEqual([13.5, 7.25])
  expect([visit.trunk_branch, visit.loa_m, call.notices]).toEqual(['TRUNK', 347, []])
})
