import { importCalls } from './support/import.ts'
import { expect, test } from './support/journey.ts'
import { portCalls } from './support/port-calls.ts'
import { openReport, settled, textOf, tileNumber, tileOf, VESSEL_TABLE } from './support/report.ts'

const TILES = 'All calls'
const MAPPING = 'docs/mappings/casablanca.json'
const { file, accepted, callsByYear, berthHours } = portCalls()
const count = accepted.toLocaleString('en-US')
const years = (from: number | string, to: number | string) =>
  `startTime=${from}-01-01 00:00&endTime=${to}-12-31 23:59&trunkBranchLine=&distinguishSelectedShip=OWN`

test('the calls of a port come in once, and the vessel page counts them by year', async ({ page }) => {
  test.setTimeout(150_000)
  expect(await importCalls(file, MAPPING)).toContain(`${count} accepted, 0 duplicate, 0 rejected`)
  expect(await importCalls(file, MAPPING)).toContain(`0 accepted, ${count} duplicate, 0 rejected`)

  const inside = Object.keys(callsByYear)
  await openReport(page, `${VESSEL_TABLE}?${years(inside[0] ?? '', inside.at(-1) ?? '')}`)
  await page.getByRole('button', { name: 'Terminal: Quaywise Trial Terminal' }).click()
  await page.getByRole('menuitem', { name: 'Casablanca' }).click()
  await expect(page).toHaveURL(/terminal=casablanca/)
  await expect(page.getByRole('button', { name: 'Terminal: Casablanca' })).toBeVisible()
  await settled(page)
  const all = Object.values(callsByYear).reduce((sum, each) => sum + each, 0)
  await expect.poll(() => tileNumber(tileOf(page, TILES, 'Calls'))).toBe(all)
  const median = tileOf(page, TILES, 'Berth hours P50').getByRole('button').last()
  expect(await textOf(median)).toMatch(berthHours)

  for (const [year, calls] of Object.entries(callsByYear)) {
    await openReport(page, `${VESSEL_TABLE}?terminal=casablanca&${years(year, year)}`)
    expect(await tileNumber(tileOf(page, TILES, 'Calls')), year).toBe(calls)
  }
})
