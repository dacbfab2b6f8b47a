import type { RuleText, ScheduledRule } from '@quaywise/admin-store'
import {
  type BodyOf,
  deleteRule,
  KINDS_OF_ALL,
  listRules,
  postRule,
  putRule,
  RULE_KINDS,
  type RuleKind,
  type RuleRow,
  type RuleSchedule,
} from '@quaywise/contract'
import type { Lookup } from '@quaywise/i18n/words'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { identityOf, noteChange, userOf } from '../access/identity.ts'
import { textsOf } from '../export/texts.ts'
import { languageOf } from '../http/answers.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { parametersAt } from '../parameters/in-effect.ts'
import type { Services } from '../routes/services.ts'
import { chosenTerminal } from '../terminals/terminal-choice.ts'
import { nextRun, scheduleOf } from './next-run.ts'
import { rulePage } from './rule-page.ts'
import { ruleRow } from './rule-row.ts'
import { keptText, shownText } from './rule-words.ts'

type Told = Pick<RuleText, 'name' | 'terminal' | 'paused'> & {
  readonly desc: string
  readonly kind: RuleKind
  readonly schedule: RuleSchedule
}
type Listed = { list: RuleRow[]; pagination: { total: number } }

/** An edit over what there is: what it leaves out stays. */
const overOld = (wanted: Omit<BodyOf<typeof putRule>, 'key'>, before: ScheduledRule): Told => ({
  ...{ name: wanted.name, desc: wanted.desc },
  kind: wanted.kind ?? RULE_KINDS.find((kind) => kind === before.kind) ?? 'rollupCheck',
  terminal: wanted.terminal === undefined ? before.terminal : wanted.terminal,
  schedule: wanted.schedule ?? scheduleOf(before.schedule),
  paused: wanted.paused ?? before.paused,
})

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const wordsFor = async (request: FastifyRequest): Promise<Lookup> =>
  (await textsOf('system/AlgorithmAndSystemParameterSetting', languageOf(request), 'UTC')).text

const plain = (rule: ScheduledRule): Record<string, unknown> => {
  const { name, description, kind, terminal, schedule, paused, nextAt } = rule
  return { name, description, kind, terminal, schedule, paused, nextAt: paused ? null : nextAt }
}

const noteRule = (
  request: FastifyRequest,
  before: ScheduledRule | undefined,
  after: ScheduledRule | undefined,
): void => {
  const { id = '', name = '' } = after ?? before ?? {}
  noteChange(request, {
    ...{ kind: 'rule', id, name },
    before: before ? plain(before) : null,
    after: after ? plain(after) : null,
  })
}

/** The jobs that run by the clock, and what can be done with them. */
class RuleDesk {
  readonly #services: Pick<Services, 'admin' | 'now'>

  constructor(services: Pick<Services, 'admin' | 'now'>) {
    this.#services = services
  }

  /** What is told of a job as it is kept. Throws `INVALID_INPUT` for a name that another is shown by. */
  async #textOf(
    request: FastifyRequest,
    told: Told,
    words: Lookup,
    before?: ScheduledRule,
  ): Promise<RuleText> {
    const { kind, terminal, schedule, paused } = told
    const kept = keptText({ name: told.name, description: told.desc }, before, words)
    const others = (await this.#services.admin.rules.list()).filter(({ id }) => id !== before?.id)
    if (others.some((other) => same(shownText(other, words).name, told.name)))
      throw fieldProblem({ field: 'name', code: 'taken' })
    if (terminal !== null) {
      if (KINDS_OF_ALL.includes(kind)) throw fieldProblem({ field: 'terminal', code: 'choice' })
      await chosenTerminal(this.#services.admin, identityOf(request), terminal).catch(() => {
        throw fieldProblem({ field: 'terminal', code: 'unknown', values: { name: terminal } })
      })
    }
    return { ...kept, kind, terminal, schedule, paused }
  }

  async add(request: FastifyRequest, told: Told): Promise<RuleRow> {
    const { admin, now } = this.#services
    const words = await wordsFor(request)
    const text = await this.#textOf(request, told, words)
    const at = now()
    const owner = userOf(request).user.name
    const outcome = await admin.rules.add(text, { owner, nextAt: await this.#next(told, at), now: at })
    return this.#kept(request, outcome, undefined, words)
  }

  async change(request: FastifyRequest, { key, ...wanted }: BodyOf<typeof putRule>): Promise<RuleRow> {
    const { admin, now } = this.#services
    const before = await admin.rules.get(key)
    if (!before) throw new Problem('NOT_FOUND')
    const told = overOld(wanted, before)
    const words = await wordsFor(request)
    const text = await this.#textOf(request, told, words, before)
    const at = now()
    const outcome = await admin.rules.update(key, text, { nextAt: await this.#next(told, at), now: at })
    return this.#kept(request, outcome, before, words)
  }

  async #next({ schedule }: Pick<Told, 'schedule'>, at: Date): Promise<Date> {
    return nextRun(schedule, at, await parametersAt(this.#services.admin, at))
  }

  #kept(
    request: FastifyRequest,
    outcome: { kept: ScheduledRule } | 'taken' | 'gone',
    before: ScheduledRule | undefined,
    words: Lookup,
  ): RuleRow {
    if (outcome === 'taken') throw fieldProblem({ field: 'name', code: 'taken' })
    if (outcome === 'gone') throw new Problem('NOT_FOUND')
    noteRule(request, before, outcome.kept)
    return ruleRow(outcome.kept, this.#services.now(), words)
  }

  /** Deletes jobs, all or none. Throws `NOT_FOUND` where one is not there. */
  async remove(request: FastifyRequest, keys: readonly string[]): Promise<Listed> {
    const { admin, now } = this.#services
    const wanted = [...new Set(keys)]
    const gone = await admin.transaction(async (tx) => {
      const removed = await admin.rules.remove(wanted, tx)
      if (removed.length < wanted.length) throw new Problem('NOT_FOUND')
      return removed
    })
    for (const rule of gone) noteRule(request, rule, undefined)
    const words = await wordsFor(request)
    const list = (await admin.rules.list()).map((rule) => ruleRow(rule, now(), words))
    return { list, pagination: { total: list.length } }
  }

  /** Runs a job at the next look of the clock, lets it rest, or wakes it. */
  async move(request: FastifyRequest, key: string, method: 'run' | 'pause' | 'resume'): Promise<RuleRow> {
    const { admin, now } = this.#services
    const before = await admin.rules.get(key)
    const at = now()
    const moved =
      method === 'run'
        ? await admin.rules.makeDue(key, at)
        : await admin.rules.setPaused(key, method === 'pause', at)
    return this.#kept(request, moved ? { kept: moved } : 'gone', before, await wordsFor(request))
  }
}

/** `/api/rule` in all its methods. */
export const ruleRoutes = (app: FastifyInstance, services: Services): void => {
  const desk = new RuleDesk(services)

  registerRoute(app, listRules, async ({ query, request }) => {
    const words = await wordsFor(request)
    const rows = (await services.admin.rules.list()).map((rule) => ruleRow(rule, services.now(), words))
    return rulePage(rows, query)
  })

  registerRoute(app, postRule, async ({ body, request }) => {
    switch (body.method) {
      case 'delete':
        return desk.remove(request, body.key)
      case 'update': {
        const { method: _method, ...told } = body
        return desk.change(request, told)
      }
      case 'run':
      case 'pause':
      case 'resume':
        return desk.move(request, body.key, body.method)
      default:
        return desk.add(request, body)
    }
  })

  registerRoute(app, putRule, ({ body, request }) => desk.change(request, body))

  registerRoute(app, deleteRule, async ({ query, body, request }) => {
    const keys = [...(query.key === undefined ? [] : [query.key]), ...[body?.key ?? []].flat()]
    if (keys.length === 0) throw fieldProblem({ field: 'key', code: 'required' })
    return desk.remove(request, keys)
  })
}
