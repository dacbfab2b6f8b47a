import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { seedFacts } from '@quaywise/testing/seed'
import { WORKED_MORNING } from '@quaywise/testing/worked-morning'
import { WORKED } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, expect, it } from 'vitest'

const PAGE = '/BigDataAnalysis/workshift/workshiftMonitorHour'
const GATED = '/BigDataAnalysis/contanierProcess/contanierProcessTable'
const MARCH = { startTime: '2026-03-02 00:00', endTime: '2026-03-02 23:59' }

let test: TestApp
let headers: Record<string, string>

beforeAll(async () => {
  test = await buildTestApp()
  await test.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
  const [first] = WORKED_MORNING.container_visit
  if (!first) throw new Error('the worked morning has no containers')
  const at = Date.parse('2026-03-02T04:00:00Z')
  const box = (unit_id: string, container_no: string, more: object = {}) => ({
    ...first,
    ...{ unit_id, container_no, arrived_at: at, left_at: null, version: 1, ...more },
  })
  const years = 365 * 86_400_000
  await seedFacts(test.store, {
    container_visit: [
      box('B1', 'MSKU1234565'),
      box('B2', 'TGHU1234561', { arrived_at: at + 60_000 }),
      box('B3', 'MSKU1239999', { arrived_at: at - years, left_at: at - years + 1 }),
      box('B4', 'MSKU1230000'),
      box('B4', 'CAIU5550000', { version: 2 }),
    ],
  })
  await addUser(test, { username: 'clerk' })
  headers = await login(test, 'clerk')
})
afterAll(() => test.close())

const ask = async (containerNumber?: string, more: object = {}) => {
  const inquireParamCO = { ...MARCH, visitedPage: PAGE, ...more }
  const payload = { inquireParamCO, ...(containerNumber === undefined ? {} : { containerNumber }) }
  const url = '/v1/inquire/conditionContainerNumber'
  const answer = await test.app.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, ...answer.json() }
}
const numbers = async (text?: string): Promise<readonly string[]> =>
  (await ask(text)).data.map(({ containerNumber }: { containerNumber: string }) => containerNumber)

it('gives those that begin with what was typed first, then those that hold it', async () => {
  expect(await numbers('msku')).toEqual(['MSKU1234565'])
  expect(await numbers('1234 56')).toEqual(['TGHU1234561', 'MSKU1234565'])
  expect((await numbers())[0]).toBe('TGHU1234561')
})

it('knows a container by its newest number alone', async () => {
  expect(await numbers('MSKU123000')).toEqual([])
  expect((await ask('CAIU')).data).toMatchObject([
    { unitId: 'B4', arrivedAt: '2026-03-02T04:00:00.000Z', leftAt: null },
  ])
})

it('takes what was typed as text', async () => {
  for (const odd of ['%', "'; --", '_______', '*'.repeat(40)]) expect((await ask(odd)).status).toBe(200)
  expect((await ask('x'.repeat(41))).status).toBe(422)
  expect((await ask('MSKU', { endTime: '2026-03-01 00:00' })).status).toBe(422)
})

it('is asked for on a page that may be opened', async () => {
  expect((await ask('MSKU', { visitedPage: GATED })).status).toBe(403)
})
