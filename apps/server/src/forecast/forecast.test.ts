import { vesselCall as callSchema, vesselForecast as schema } from '@quaywise/contract'
import { PARAMETER_DEFAULTS } from '@quaywise/domain'
import { addUser, buildTestApp, login, setParameter, type TestApp } from '@quaywise/testing'
import { seedFacts } from '@quaywise/testing/seed'
import { at, WORKED, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ForecastKeeper } from './keep-forecasts.ts'

let app: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  app = await buildTestApp()
  await seedFacts(app.store, WORKED_TERMINAL)
  await app.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
  await addUser(app, { isAdmin: true })
  headers = await login(app)
})
afterAll(() => app.close())

const get = (url: string) => app.app.inject({ method: 'GET', url, headers })
const forecastAt = async (visit: string, local: string) => {
  const instant = encodeURIComponent(new Date(at(local)).toISOString())
  const response = await get(`/v1/forecast/vessel/${visit}?terminal=${WORKED.id}&at=${instant}`)
  expect(response.statusCode, response.body).toBe(200)
  return schema.parse(response.json().data)
}

describe('the forecast of a call', () => {
  test('looks at nothing later than its instant', async () => {
    const early = await forecastAt('V1', '18:45')
    const late = await forecastAt('V1', '20:59')
    expect(early.done).toBeLessThan(late.done)
    expect(early.lastLift).toBeNull()
    expect(early.history.every((point) => point.at <= early.at)).toBe(true)
  })

  test('is refused for a call that there is not, and for an instant that is none', async () => {
    expect((await get(`/v1/forecast/vessel/NONE?terminal=${WORKED.id}`)).statusCode).toBe(404)
    expect((await get(`/v1/forecast/vessel/V1?terminal=${WORKED.id}&at=soon`)).statusCode).toBe(422)
  })
})

describe('calls to choose from', () => {
  test('are found by name, and one by its id', async () => {
    const all = (await get(`/v1/vessel/calls?terminal=${WORKED.id}`)).json().data
    expect(all.map((call: unknown) => callSchema.parse(call)).length).toBeGreaterThan(0)
    const one = (await get(`/v1/vessel/calls?terminal=${WORKED.id}&visit=V1`)).json().data
    expect(one.map(({ visitId }: { visitId: string }) => visitId)).toEqual(['V1'])
    const none = (
      await get(`/v1/vessel/calls?terminal=${WORKED.id}&find=${encodeURIComponent("%' OR 1")}`)
    ).json().data
    expect(none).toEqual([])
  })
})

test('a call without a departure is over after the days that are set', async () => {
  const frozenAt = new Date(at('20:50') + 2 * 86_400_000).toISOString()
  await app.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0, frozenAt })
  const [V2] = (WORKED_TERMINAL.vessel_visit ?? []).filter(({ visit_id }) => visit_id === 'V2')
  if (!V2) throw new Error('V2 is there')
  await seedFacts(app.store, { vessel_visit: [{ ...V2, visit_id: 'V3', atd: null }] })
  const stateOf = async () =>
    (await get(`/v1/vessel/calls?terminal=${WORKED.id}&visit=V3`)).json().data[0].state
  const usual = await stateOf()
  await setParameter(app, 'forecast.running_days', 1)
  expect([usual, await stateOf()]).toEqual(['RUNNING', 'FINISHED'])
  await setParameter(app, 'forecast.running_days', PARAMETER_DEFAULTS['forecast.running_days'])
  await app.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
})

describe('forecasts that are kept', () => {
  test('are stored once', async () => {
    const keeper = new ForecastKeeper({
      ...{ store: app.store, admin: app.admin, now: () => new Date(at('20:59')) },
      loading: async () => [],
      giveWay: async () => undefined,
    })
    await keeper.turn()
    const count =
      "SELECT count() AS n, uniqExact(visit_id, method, made_at) AS own FROM quaywise.forecast WHERE source = 'FORECAST'"
    const [first] = (await app.store.query(count)).rows
    await keeper.turn()
    const [second] = (await app.store.query(count)).rows
    expect(second).toEqual(first)
    expect(first?.n).toBe(first?.own)
  })

  test('are made as often as the parameter says', async () => {
    let now = at('20:40')
    const keeper = new ForecastKeeper({
      ...{ store: app.store, admin: app.admin, now: () => new Date(now) },
      loading: async () => [],
      giveWay: async () => undefined,
    })
    const moment = (local: string) =>
      app.admin.terminals.upsert({
        ...{ ...WORKED, kind: 'demo', sort: 0, frozenAt: new Date(at(local)).toISOString() },
      })
    await app.store.command('TRUNCATE TABLE quaywise.forecast')
    await moment('20:40')
    expect(await keeper.turn()).toBeGreaterThan(0)
    now = at('20:55')
    await moment('20:55')
    expect(await keeper.turn()).toBe(0)
    await setParameter(app, 'forecast.look_min', 10)
    expect(await keeper.turn()).toBeGreaterThan(0)
    await setParameter(app, 'forecast.look_min', PARAMETER_DEFAULTS['forecast.look_min'])
    await app.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
  })
})
