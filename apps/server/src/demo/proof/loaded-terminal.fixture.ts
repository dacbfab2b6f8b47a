import { type Answer, answer, type Question, type Reader } from '@quaywise/report-kit/compile'
import {
  openingOf,
  type Plan,
  placesOf,
  planOf,
  playWeek,
  SCENARIOS,
  type WeekPlay,
} from '@quaywise/simulation'
import { readerOf } from '@quaywise/testing/ask'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { BatchMaker } from '../batch-maker.ts'
import { insertBatches } from '../insert-batches.ts'

export const HOUR = 3_600_000
export const WEEK = 168 * HOUR
export const WEEKS = 4
/** So long after the last week everything of it has come to its end. */
const TAIL = 48 * HOUR

/** Four weeks of the trial terminal: clocks are put forward in North America before and in Europe inside them. */
export const SPAN = {
  from: Date.parse('2026-03-09T00:00:00Z'),
  to: Date.parse('2026-03-09T00:00:00Z') + WEEKS * WEEK,
} as const
/** All that the four weeks tell, with what ends after them. */
export const ALL = { from: SPAN.from, to: SPAN.to + TAIL } as const

export const SCENARIO = SCENARIOS.small
export const ZONE = SCENARIO.terminal.zone

export type Asked = Pick<Question, 'window' | 'measures'> & Partial<Question>

/** The terminal as it was played, and the store that was told of it. */
export class LoadedTerminal {
  readonly plan: Plan
  readonly stores: TestStores
  /** The weeks that are over, with their ledgers. */
  readonly plays: WeekPlay[] = []

  constructor(stores: TestStores) {
    this.stores = stores
    this.plan = planOf(SCENARIO, { from: SPAN.from, to: SPAN.to + WEEK })
  }

  get reader(): Reader {
    return readerOf(this.stores.store)
  }

  static async open(): Promise<LoadedTerminal> {
    const terminal = new LoadedTerminal(await openTestStores())
    const opening = new BatchMaker()
    for (const { table, row } of placesOf(SCENARIO)) opening.add(table, row)
    openingOf(terminal.plan, SPAN.from, ({ table, row }) => opening.add(table, row))
    await insertBatches(terminal.stores.store, 'opening', opening.finish())
    return terminal
  }

  /** Plays the next week to its very end, the last one with the phases of its cycles. */
  async playNext(): Promise<void> {
    const start = SPAN.from + this.plays.length * WEEK
    const detail = this.plays.length === WEEKS - 1
    const maker = new BatchMaker()
    const play = playWeek(this.plan, start, ALL.to, ({ table, row }) => maker.add(table, row), {
      detail,
      fine: true,
    })
    await insertBatches(this.stores.store, String(start), maker.finish())
    this.plays.push(play)
  }

  ask(asked: Asked): Promise<Answer> {
    return answer({ ...EVERYTHING, ...asked }, this.reader)
  }

  /** Rows of a table as they are stored, with instants in epoch milliseconds. */
  async rows(columns: string, from: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const { rows } = await this.stores.store.query(`SELECT ${columns} FROM quaywise.${from}`)
    return rows
  }
}

const EVERYTHING: Omit<Question, 'window' | 'measures'> = {
  terminal: SCENARIO.terminal.id,
  zone: ZONE,
  basis: 'time',
  by: [],
  attributes: [],
  restrictions: [],
  scopes: {},
  order: [],
  reasons: false,
  limit: 100_000,
  offset: 0,
}
