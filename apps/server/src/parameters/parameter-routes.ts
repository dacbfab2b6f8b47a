import type { Readable } from 'node:stream'
import { Readable as Stream } from 'node:stream'
import {
  checkParameters,
  diffParameters,
  dryRunParameters,
  exportParameters,
  listParameterChanges,
  listParameters,
  listParameterVersions,
} from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { identityOf, userOf } from '../access/identity.ts'
import { readersOf } from '../analysis/reader.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { chosenTerminal } from '../terminals/terminal-choice.ts'
import { changeRows } from './change-rows.ts'
import { checkedValues } from './checked-values.ts'
import { dryRun } from './dry-run.ts'
import { parametersAt } from './in-effect.ts'
import { parameterDeeds } from './parameter-deeds.ts'
import { parameterRows, versionRow } from './parameter-rows.ts'
import { valueDifferences } from './value-differences.ts'

/** The parameters: what holds, what held, what would change, and the deeds that change them. */
export const parameterRoutes = (app: FastifyInstance, services: Services): void => {
  readingRoutes(app, services)
  tryingRoutes(app, services)
  parameterDeeds(app, services)
}

const readingRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  registerRoute(app, listParameters, async ({ request }) => {
    const holding = await admin.parameters.inEffect(now())
    const { values } = await parametersAt(admin, now())
    return {
      set: holding.set,
      twoPersons: values['parameters.two_persons'],
      mayApprove: identityOf(request).rights.uiAuthorities.includes('parameter.approve'),
      parameters: parameterRows(holding, await admin.parameters.versions(), now()),
    }
  })

  registerRoute(app, listParameterVersions, async ({ query }) =>
    (await admin.parameters.versions(query.key)).map(versionRow),
  )

  registerRoute(app, listParameterChanges, async ({ query: { state, current, pageSize }, request }) => {
    const all = changeRows(await admin.parameters.versions(), userOf(request).user.id)
    const wanted = all.filter((change) => state === undefined || change.state === state)
    const start = (current - 1) * pageSize
    return {
      rows: wanted.slice(start, start + pageSize),
      beside: { total: wanted.length, current, pageSize },
    }
  })

  registerRoute(app, diffParameters, async ({ query }) => {
    const [from, to] = await Promise.all(
      [query.from, query.to].map((at) => parametersAt(admin, new Date(at))),
    )
    if (!from || !to) return { from: 0, to: 0, values: [] }
    return { from: from.set, to: to.set, values: valueDifferences(from.values, to.values) }
  })

  registerRoute(app, exportParameters, async ({ reply }): Promise<Readable> => {
    const { set, values } = await parametersAt(admin, now())
    reply.header('content-disposition', `attachment; filename="parameters-set-${set}.json"`)
    return Stream.from([`${JSON.stringify({ parameters: values, set, exportedAt: now() }, null, 2)}\n`])
  })
}

const tryingRoutes = (app: FastifyInstance, { store, admin, now }: Services): void => {
  const readers = readersOf(store, admin)

  registerRoute(app, checkParameters, async ({ body }) => {
    const checked = await checkedValues(admin, body.values, now())
    const [{ values }, newest] = [await parametersAt(admin, now()), await admin.parameters.newest()]
    return {
      values: checked.map(({ key, value }) => ({
        ...{ key, from: values[key], to: value, base: newest.get(key) ?? 0 },
      })),
    }
  })

  registerRoute(app, dryRunParameters, async ({ body: { values, terminal, days }, request, reply }) => {
    const place = await chosenTerminal(admin, identityOf(request), terminal)
    const checked = await checkedValues(admin, values, now())
    const holding = await parametersAt(admin, now())
    return dryRun(place, checked, holding, { reader: readers.whole(reply), now: now(), days })
  })
}
