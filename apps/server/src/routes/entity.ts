import { type EntityKind, getEntity, getEntityRows, mayOpen, PAGES_SHOWING, pageAt } from '@quaywise/contract'
import { type Window, windowOf } from '@quaywise/report-kit/compile'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Identity, identityOf } from '../access/identity.ts'
import { readersOf } from '../analysis/reader.ts'
import { wrongPeriod } from '../analysis/wrong-period.ts'
import { entityTold } from '../entity/entity-told.ts'
import { rowsOf } from '../entity/numbers.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { parametersOf } from '../parameters/in-effect.ts'
import { chosenTerminal } from '../terminals/terminal-choice.ts'
import { clocked } from '../terminals/terminal-now.ts'
import type { Services } from './services.ts'

const DAY_MS = 86_400_000

/** Whether a caller may open a page that shows a kind of thing. */
const maySee =
  ({ rights }: Identity) =>
  (kind: EntityKind): boolean =>
    PAGES_SHOWING[kind].some((id) => {
      const page = pageAt(`/BigDataAnalysis/${id}`)
      return page !== undefined && mayOpen(page, rights)
    })

const checkMaySee = (request: FastifyRequest, kind: EntityKind): void => {
  if (!maySee(identityOf(request))(kind)) throw new Problem('FORBIDDEN')
}

type Asked = { readonly startTime?: string | undefined; readonly endTime?: string | undefined }

/** The period that was asked for; without one, the day that ends with the terminal's now. */
const askedWindow = ({ startTime, endTime }: Asked, zone: string, now: number): Window => {
  if (startTime === undefined || endTime === undefined) return { from: now - DAY_MS, to: now }
  const window = windowOf(startTime, endTime, zone)
  if (!window) throw wrongPeriod('startTime')
  return window
}

/** The things behind the numbers: what the drawers of the pages show. */
export const entityRoutes = (app: FastifyInstance, { store, admin, now }: Services): void => {
  const readers = readersOf(store, admin)
  registerRoute(app, getEntity, async ({ params: { kind, id }, query, request, reply }) => {
    checkMaySee(request, kind)
    const identity = identityOf(request)
    const terminal = clocked(await chosenTerminal(admin, identity, query.terminal), now())
    const personal = identity.rights.uiAuthorities.includes('land.personal')
    const reader = readers.whole(reply)
    const ask = {
      id,
      terminal,
      now: terminal.now,
      window: askedWindow(query, terminal.zone, terminal.now),
      reader,
      personal,
      inEffect: await parametersOf(request, admin, now()),
    }
    const told = await entityTold(kind, ask, maySee(identity), { ...reader, missing: () => undefined })
    if (!told) throw new Problem('NOT_FOUND')
    return told
  })
  registerRoute(app, getEntityRows, async ({ params: { kind, id }, body, request, reply }) => {
    checkMaySee(request, kind)
    const caller = identityOf(request)
    const terminal = clocked(await chosenTerminal(admin, caller, body.inquireParamCO.terminal), now())
    const inEffect = await parametersOf(request, admin, now())
    return rowsOf(kind, { id, terminal, inEffect }, body, readers.partial(reply))
  })
}
