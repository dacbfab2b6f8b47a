import { ROUTES, type Route } from '@quaywise/contract'
import { buildTestApp, TEST_TOOL_TOKEN, type TestApp } from '@quaywise/testing'
import { WORKED } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crowd } from './fixture/crowd.ts'
import { EXPECTED_ACCESS } from './fixture/expected-access.ts'
import { mayCall, NAMED_PAGE, PERSONAS, type Persona } from './fixture/personas.ts'
import { toldRoute } from './fixture/told-access.ts'

let test: TestApp
let headersOf: ReturnType<typeof crowd>

beforeAll(async () => {
  test = await buildTestApp()
  await test.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
  headersOf = crowd(test)
})
afterAll(() => test.close())

const QUESTION = {
  inquireParamCO: {
    ...{ startTime: '2026-01-09 00:00', endTime: '2026-01-09 23:59' },
    visitedPage: `/BigDataAnalysis/${NAMED_PAGE.area}/${NAMED_PAGE.page}`,
  },
}
const NAMES: Readonly<Record<string, string>> = { ...NAMED_PAGE, panel: 'table' }

const pathOf = ({ path, gives }: Route): string => {
  const named = path.replace(/:(\w+)/g, (_, name: string) => NAMES[name] ?? 'ghost')
  return gives === undefined ? named : `${named}?format=csv`
}

/** A call that names its page in its body must be whole; others need not be right. */
const payloadOf = ({ access, method }: Route): object | undefined => {
  if (method === 'GET') return undefined
  const named = typeof access === 'object' && 'page' in access && access.page === 'in-body'
  return named ? QUESTION : { '': 'no such field' }
}

const ask = async (route: Route, headers: Record<string, string>) => {
  const payload = payloadOf(route)
  const { method } = route
  const url = pathOf(route)
  const file = route.takes === 'stream'
  const sent = file ? { headers: { ...headers, 'content-type': 'text/csv' }, payload: 'a,b' } : { headers }
  return test.app.inject({ method, url, ...(payload && !file ? { payload } : {}), ...sent })
}

/** What an answer says about the right to call; a wrong password is no matter of rights. */
const verdict = ({ statusCode, body }: { statusCode: number; body: string }): string => {
  if (statusCode === 401 && body.includes('"UNAUTHENTICATED"')) return 'who?'
  if (statusCode === 403 && body.includes('"FORBIDDEN"')) return 'no'
  return statusCode < 500 ? 'yes' : `broken: ${statusCode} ${body}`
}

const expected = (persona: Persona, route: Route): string => {
  if (mayCall(persona, route.access)) return 'yes'
  return persona === 'nobody' ? 'who?' : 'no'
}

describe('the access of every route', () => {
  it('is the one of the table that is kept by hand', () => {
    const lines = EXPECTED_ACCESS.split('\n').filter((line) => line !== '')
    expect(ROUTES.map(toldRoute).toSorted()).toEqual(lines.toSorted())
  })

  it.each(PERSONAS)(
    'holds for a caller with: %s',
    async (persona) => {
      const answers: Record<string, string> = {}
      const wanted: Record<string, string> = {}
      for (const route of ROUTES) {
        const name = toldRoute(route)
        answers[name] = verdict(await ask(route, await headersOf(persona, route.access)))
        wanted[name] = expected(persona, route)
      }
      expect(answers).toEqual(wanted)
    },
    120_000,
  )

  it('holds for the tool of this machine: it may send data and make backups, and do nothing else', async () => {
    const headers = { authorization: `Bearer ${TEST_TOOL_TOKEN}` }
    const through: string[] = []
    for (const route of ROUTES) {
      const { access } = route
      if (typeof access !== 'object' && access !== 'tool') continue
      if (verdict(await ask(route, headers)) !== 'no') through.push(toldRoute(route))
    }
    expect(through.length).toBeGreaterThan(10)
    expect(through.filter((line) => !/: (ui data\.ingest|tool)$/.test(line))).toEqual([])
  }, 120_000)
})
