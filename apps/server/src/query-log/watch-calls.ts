import type { AdminStore, LogAction } from '@quaywise/admin-store'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../http/problem.ts'
import { type Caller, callersOf, NOBODY } from './about-caller.ts'
import { actionOf } from './action-of.ts'
import { entriesOf } from './entries-of.ts'
import type { LogWriter } from './log-writer.ts'

/** What an answer says of itself, read before it becomes text. */
type Answer = {
  readonly errorCode: string | null
  readonly rows: number | null
  readonly token: string | null
}

const NO_ANSWER: Answer = { errorCode: null, rows: null, token: null }
/** Whoever acknowledges one of these has written its row before. */
const AT_ONCE: ReadonlySet<LogAction> = new Set(['sign-in', 'sign-out', 'change', 'ingest', 'correction'])

const has = <Key extends string>(value: unknown, key: Key): value is Readonly<Record<Key, unknown>> =>
  typeof value === 'object' && value !== null && key in value

const rowsIn = (data: unknown): number | null => {
  if (Array.isArray(data)) return data.length
  return has(data, 'rows') && Array.isArray(data.rows) ? data.rows.length : null
}

const answerOf = (payload: unknown): Answer => {
  const data = has(payload, 'data') ? payload.data : undefined
  return {
    errorCode: has(payload, 'errorCode') ? String(payload.errorCode) : null,
    rows: rowsIn(data),
    token: has(data, 'token') && typeof data.token === 'string' ? data.token : null,
  }
}

const GONE = 499

/** What is noted of a request; null where nothing is. Whoever is nobody is noted only where they try to become somebody. */
const notedAction = (request: FastifyRequest, reply: FastifyReply): LogAction | null => {
  const { url, config } = request.routeOptions
  if (url === undefined || !config?.access) return null
  const action = actionOf({ method: request.method, route: url, lists: config.lists === true })
  if ((request.changes?.length ?? 0) > 0)
    return action === 'sign-in' || action === 'ingest' ? action : 'change'
  if (reply.statusCode === 403 && request.identity) return action ?? 'query'
  const isForAll = action === 'sign-in' || action === 'code' || config.access === 'public'
  return request.identity || isForAll ? action : null
}

type Watch = { readonly admin: AdminStore; readonly log: LogWriter; readonly now: () => Date }

/**
 * Notes every call that asks for numbers, takes data in or changes something. What changes something, and sign-ins, are
 * on disk before they are answered; what asks is written a moment later.
 */
export const watchCalls = (app: FastifyInstance, { admin, log, now }: Watch): void => {
  const callers = callersOf(admin)
  const answers = new WeakMap<FastifyRequest, Answer>()
  const addresses = new WeakMap<FastifyRequest, string>()
  const done = new WeakSet<FastifyRequest>()

  const callerOf = (
    request: FastifyRequest,
    action: LogAction,
    { token }: Answer,
  ): Promise<Caller> | Caller => {
    if (token !== null) return callers.ofToken(token, now())
    if (action === 'sign-in') return callers.ofAttempt(request.asked?.body)
    return request.identity ? callers.of(request.identity) : NOBODY
  }

  const entries = async (
    request: FastifyRequest,
    reply: FastifyReply,
    action: LogAction,
    status = reply.statusCode,
  ) => {
    const answer = answers.get(request) ?? NO_ANSWER
    const rows = request.rowsGiven ?? answer.rows
    const caller = await callerOf(request, action, answer)
    return entriesOf(request, reply, {
      ip: addresses.get(request) ?? '',
      ...{ action, caller, status, rows, errorCode: answer.errorCode, now: now() },
    })
  }

  app.addHook('preSerialization', async (request, _reply, payload) => {
    answers.set(request, answerOf(payload))
    return payload
  })

  app.addHook('onSend', async (request, reply) => {
    const action = notedAction(request, reply)
    if (action === null || done.has(request) || !AT_ONCE.has(action)) return
    done.add(request)
    try {
      await log.write(await entries(request, reply, action))
    } catch (cause) {
      throw new Problem('ENGINE_UNAVAILABLE', { cause })
    }
  })

  const noted = (request: FastifyRequest, reply: FastifyReply, status = reply.statusCode): void => {
    const action = notedAction(request, reply)
    if (action === null || done.has(request)) return
    done.add(request)
    log.note(entries(request, reply, action, status))
  }
  // What changes something goes on when its caller has gone, and is noted when it is done.
  const gone = (request: FastifyRequest, reply: FastifyReply): void => {
    const action = notedAction(request, reply)
    if (reply.raw.headersSent) noted(request, reply)
    else if (action !== null && !AT_ONCE.has(action)) noted(request, reply, GONE)
  }
  // Whoever goes away before the end of the answer is noted too: what they got of it, they have.
  app.addHook('onRequest', async (request, reply) => {
    // A connection that ended no longer tells whose it was.
    addresses.set(request, request.ip ?? '')
    reply.raw.once('close', () => gone(request, reply))
  })
  app.addHook('onResponse', async (request, reply) => noted(request, reply))
}
