import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportProgress } from '@quaywise/contract'
import type { FastifyRequest } from 'fastify'
import { userOf } from '../access/identity.ts'
import { Problem } from '../http/problem.ts'

const ROWS_A_TURN = 20
const MOST_RUNS = 200

/** Says that one more row is done; gives other work a turn now and then. Throws when nobody waits any more. */
export type Step = () => Promise<void>

/** Opens a part of an import that goes row by row. */
export type Begin = (part: ImportProgress['part'], total: number) => Step

type Run = { readonly userId: string; progress: ImportProgress }

/** Imports that are under way, so that whoever started one can see how far it is. */
export class ImportRuns {
  readonly #runs = new Map<string, Run>()

  /** How far an import of a user is; null where none of that id is under way here. */
  progress(id: string, userId: string): ImportProgress | null {
    const run = this.#runs.get(id)
    return run?.userId === userId ? run.progress : null
  }

  /** Does the work of an import; `begin` opens a part of so many rows of it. */
  async during<T>(
    id: string | undefined,
    request: FastifyRequest,
    work: (begin: Begin) => Promise<T>,
  ): Promise<T> {
    const run: Run = { userId: userOf(request).user.id, progress: { part: 'check', done: 0, total: 0 } }
    const kept = id !== undefined && !this.#runs.has(id) && this.#runs.size < MOST_RUNS
    if (kept) this.#runs.set(id, run)
    try {
      return await work((part, total) => {
        run.progress = { part, done: 0, total }
        return async () => {
          const done = run.progress.done + 1
          run.progress = { part, done, total }
          if (done % ROWS_A_TURN !== 0) return
          await nextTurn()
          // Passwords are told once: without anybody to tell them to, nothing is kept.
          if (request.raw.socket.destroyed) throw new Problem('CONFLICT')
        }
      })
    } finally {
      if (kept) this.#runs.delete(id)
    }
  }
}
