import { newId, type MonthLock as StoredLock } from '@quaywise/admin-store'
import { listMonthLocks, lockMonth, type MonthLock, monthLock } from '@quaywise/contract'
import { monthNumber, monthStart } from '@quaywise/domain'
import { freshnessOf, keptChoices, numbersOfMonth } from '@quaywise/report-kit/compile'
import type { RegisteredReport } from '@quaywise/reports/server'
import type { FastifyInstance } from 'fastify'
import { identityOf, noteChange, userOf } from '../access/identity.ts'
import { pageReportAt } from '../analysis/panel-call.ts'
import { readersOf } from '../analysis/reader.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { asJson } from '../kept/base.ts'
import { parametersAt } from '../parameters/in-effect.ts'
import type { Services } from '../routes/services.ts'
import { chosenTerminal } from '../terminals/terminal-choice.ts'
import { clocked } from '../terminals/terminal-now.ts'
import { parametersInMonth } from './parameters-in-month.ts'

const told = ({ id, month, version, lockedAt, lockedByName, dataUntil, parameters }: StoredLock): MonthLock =>
  monthLock.parse({ id, month, version, lockedAt, lockedBy: lockedByName, dataUntil, parameters })

/** Whether anything was counted: hours that only pass are no numbers of a month. */
const holdsNumbers = ({ month }: Awaited<ReturnType<typeof numbersOfMonth>>): boolean =>
  Object.values(month).some(({ rows }) => typeof rows === 'number' && rows > 0)

const monthlyReportAt = (place: Parameters<typeof pageReportAt>[0]): RegisteredReport => {
  const found = pageReportAt(place)
  if (!found.report.filters.includes('month')) throw fieldProblem({ field: 'page', code: 'choice' })
  return found
}

/** Months whose numbers stay as they were reported. */
export const monthLockRoutes = (app: FastifyInstance, { store, admin, now }: Services): void => {
  const readers = readersOf(store, admin)

  registerRoute(app, listMonthLocks, async ({ params, query, request }) => {
    const { report } = monthlyReportAt(params)
    const terminal = await chosenTerminal(admin, identityOf(request), query.terminal)
    return (await admin.monthLocks.list({ terminal: terminal.id, page: report.path })).map(told)
  })

  registerRoute(app, lockMonth, async ({ params, body: { month, version, ...body }, request, reply }) => {
    const { report } = monthlyReportAt(params)
    const terminal = clocked(await chosenTerminal(admin, identityOf(request), body.terminal), now())
    const { user } = userOf(request)
    const startOf = (later: number) => monthStart(monthNumber(month) + later, terminal.zone)
    const window = { from: startOf(0), to: startOf(1) }
    if (window.to > terminal.now) throw fieldProblem({ field: 'month', code: 'notOver' })
    const place = { terminal: terminal.id, page: report.path }
    const before = (await admin.monthLocks.last(place)).get(month)
    if (version !== (before?.version ?? 0) + 1) throw new Problem('CONFLICT')
    // A shard that is away would make less of the month than it was.
    const reader = readers.whole(reply)
    const [parameters, held] = await Promise.all([
      parametersAt(admin, now()),
      admin.parameters.inEffect(now()),
    ])
    const count = (filters: Parameters<typeof numbersOfMonth>[2]) =>
      numbersOfMonth(report, month, filters, { terminal, reader, parameters })
    const [all = {}, ...choices] = keptChoices(report)
    const whole = await count(all)
    if (!holdsNumbers(whole)) throw fieldProblem({ field: 'month', code: 'noNumbers' })
    const counted = [whole, ...(await Promise.all(choices.map(count)))]
    const lock: StoredLock = {
      ...{ ...place, id: newId(now()), month, version, lockedAt: now().toISOString() },
      ...{ lockedBy: user.id, lockedByName: user.name, dataUntil: await freshnessOf(terminal, reader) },
      parameters: asJson(await parametersInMonth(terminal.id, window, held, reader)),
    }
    const numbers = counted.flatMap(({ choice, month: sums, days }) => [
      { choice, part: 'month' as const, body: asJson(sums) },
      { choice, part: 'days' as const, body: asJson(days) },
    ])
    if (!(await admin.monthLocks.add(lock, numbers))) throw new Problem('CONFLICT')
    noteChange(request, {
      ...{ kind: 'month_lock', id: lock.id, name: `${report.id} ${month}` },
      before: before ? { version: before.version, lockedAt: before.lockedAt } : null,
      after: { terminal: terminal.id, month, version, lockedAt: lock.lockedAt },
    })
    return told(lock)
  })
}
