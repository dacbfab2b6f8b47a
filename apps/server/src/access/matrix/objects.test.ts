import type { ItemKind } from '@quaywise/admin-store'
import { ROUTES, type Route } from '@quaywise/contract'
import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { WORKED } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toldRoute } from './fixture/told-access.ts'

const PAGE = '/BigDataAnalysis/qc/qcEfficiencyTable'
const QC = 'bigdataanalysis_qc_qcefficiencytable'

/** What people keep for themselves, by the address of its calls. */
const KEPT: Readonly<Record<string, ItemKind>> = {
  '/v1/views/': 'view',
  '/v1/annotations/': 'annotation',
  '/v1/alerts/': 'alert',
  '/v1/schedules/': 'schedule',
  '/v1/shares/': 'share',
}
/** A link is made to be opened by others who may open its page. */
const FOR_OTHERS = new Set(['GET /v1/shares/:id: signed-in'])
/** What calls name that is nobody's own: it belongs to a page, to a terminal, or to the administration. */
const NOBODYS =
  /^\/(api\/geographic\/city|v1\/(analysis|track|entity|forecast|ingest|role|permission|dictionary|department|user\/getAvatar))\//

const BODIES: Readonly<Record<string, object>> = { snooze: { minutes: 5 }, pause: { paused: true } }

const named = ROUTES.filter(({ path }) => path.includes(':'))
const kindOf = ({ path }: Route): ItemKind | undefined =>
  Object.entries(KEPT).find(([root]) => path.startsWith(root))?.[1]
const closed = named.filter((route) => kindOf(route) !== undefined && !FOR_OTHERS.has(toldRoute(route)))

let test: TestApp

beforeAll(async () => {
  test = await buildTestApp()
  await test.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
  await test.admin.terminals.upsert({ ...WORKED, id: 'other', name: 'Other', kind: 'demo', sort: 1 })
  const may = { pageAuthorities: [QC], uiAuthorities: ['export', 'data.ingest'] }
  const ada = await addUser(test, { username: 'ada', ...may })
  await addUser(test, { username: 'bob', ...may })
  await addUser(test, { username: 'elsewhere', ...may, terminals: ['other'] })
  for (const kind of Object.values(KEPT)) {
    const item = { id: `own-${kind}`, kind, terminal: WORKED.id, page: PAGE, ownerId: ada.id, name: kind }
    const rest = { audience: 'own', roleId: null, body: {}, startAt: null, endAt: null } as const
    await test.admin.kept.add({ ...item, ...rest }, new Date())
  }
})
afterAll(() => test.close())

const ask = async (who: string, route: Route): Promise<number> => {
  const url = route.path.replace(':id', `own-${kindOf(route)}`)
  const body = BODIES[url.split('/').at(-1) ?? ''] ?? (route.body ? {} : undefined)
  const headers = await login(test, who)
  const { method } = route
  return (await test.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) })).statusCode
}

describe('a thing that somebody keeps for themselves', () => {
  it.each(['bob', 'elsewhere'])('is out of reach of %s, who holds the same authorities', async (who) => {
    for (const route of closed) {
      const status = await ask(who, route)
      expect([toldRoute(route), status === 403 || status === 404 ? 'closed' : status]).toEqual([
        toldRoute(route),
        'closed',
      ])
    }
    for (const kind of Object.values(KEPT))
      expect((await test.admin.kept.get(`own-${kind}`))?.deletedAt).toBeNull()
    expect(closed.length).toBeGreaterThan(12)
  })

  it('is thought of for every call that names a thing', () => {
    const strange = named.filter((route) => kindOf(route) === undefined && !NOBODYS.test(route.path))
    expect(strange.map(toldRoute)).toEqual([])
  })
})
