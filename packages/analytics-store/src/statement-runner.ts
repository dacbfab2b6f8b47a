import { ActiveRuns, type Run } from './active-runs.ts'
import type { Params, QueryOptions } from './analytics-store.ts'
import { bindParams } from './params.ts'
import { type Limits, limitsOf } from './settings.ts'
import { parseStatement } from './statement.ts'
import { supervise } from './supervise.ts'

/** How one statement runs: its text, its values, what it may take, and under which names it can be stopped. */
export type Terms = {
  readonly run: Run
  readonly text: string
  readonly params: Params
  readonly limits: Limits
}

/** What both drivers do around a statement: check it, bind its values, cap it, stop it, wait for it at the end. */
export class StatementRunner {
  readonly #runs = new ActiveRuns()
  readonly #cap: Limits
  readonly #kill: (runId: string) => Promise<void>

  constructor(cap: Limits, kill: (runId: string) => Promise<void>) {
    this.#cap = cap
    this.#kill = kill
  }

  /** Enters a statement whose rows are streamed; the caller finishes the run. */
  beginStream(sql: string, options: QueryOptions): Terms {
    return this.#begin(sql, options, true)
  }

  #begin(sql: string, options: QueryOptions, streams: boolean): Terms {
    const statement = parseStatement(sql)
    const params = bindParams(statement, options.params)
    return {
      run: this.#runs.start(options),
      text: statement.text,
      params,
      limits: limitsOf(this.#cap, options, streams),
    }
  }

  /** Does the work of an entered statement; when it is stopped, the engine is told until it lets go. */
  supervise<T>(run: Run, work: () => Promise<T>): Promise<T> {
    return supervise(run, this.#kill, work)
  }

  /** A statement from beginning to end. */
  async run<T>(sql: string, options: QueryOptions, work: (terms: Terms) => Promise<T>): Promise<T> {
    return this.#toTheEnd(this.#begin(sql, options, false), work)
  }

  /** An insert from beginning to end; nothing but the time limit stops it. */
  async runInsert<T>(work: (terms: Terms) => Promise<T>): Promise<T> {
    const run = this.#runs.start({}, false)
    return this.#toTheEnd({ run, text: '', params: {}, limits: this.#cap }, work)
  }

  async #toTheEnd<T>(terms: Terms, work: (terms: Terms) => Promise<T>): Promise<T> {
    try {
      return await this.supervise(terms.run, () => work(terms))
    } finally {
      terms.run.finish()
    }
  }

  cancel(queryId: string): Promise<void> {
    return this.#runs.cancel(queryId)
  }

  close(): Promise<void> {
    return this.#runs.close()
  }
}
