import type { LightRow } from '@quaywise/admin-store'
import type { LogSummary } from '@quaywise/contract'
import { zoneOffsetMs } from '@quaywise/domain'
import { Milliseconds } from './percentile.ts'
import { bucketAt, bucketsOf } from './time-buckets.ts'

const HOUR = 3_600_000
const QUARTER = 900_000
const MOST_SHOWN = 12
const MOST_PEOPLE = 15
const FAILED_FROM = 400
const SHARE = 0.95

type Person = { name: string; readonly hours: number[] }

const most = (counts: ReadonlyMap<string, number>): { key: string; count: number }[] =>
  [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, MOST_SHOWN)

const bump = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1)

/** Counts the rows of a period, piece by piece: the tiles and charts of the log. */
export class LogCount {
  readonly #zone: string
  readonly #time: ReturnType<typeof bucketsOf>
  readonly #ok: number[]
  readonly #failed: number[]
  readonly #all = new Milliseconds()
  readonly #endpoints = new Map<string, Milliseconds>()
  readonly #pages = new Map<string, number>()
  readonly #failures = new Map<string, number>()
  readonly #people = new Map<string, Person>()
  readonly #offsets = new Map<number, number>()
  #exports = 0
  #signInsFailed = 0

  constructor(from: string, to: string, zone: string) {
    this.#zone = zone
    this.#time = bucketsOf(Date.parse(from), Date.parse(to), zone)
    this.#ok = this.#time.buckets.map(() => 0)
    this.#failed = this.#time.buckets.map(() => 0)
  }

  /** Takes a row in; rows that the server wrote for itself, and further rows of one call, are no requests. */
  add(row: LightRow): void {
    if (row.action === 'system' || row.part > 1) return
    const at = Date.parse(row.notedAt)
    const failed = row.status >= FAILED_FROM
    const place = bucketAt(this.#time.buckets, at)
    const side = failed ? this.#failed : this.#ok
    if (place >= 0) side[place] = (side[place] ?? 0) + 1
    this.#all.add(row.ms)
    this.#endpointOf(row.endpoint).add(row.ms)
    if (row.page !== null) bump(this.#pages, row.page)
    if (failed) bump(this.#failures, row.errorCode ?? String(row.status))
    if (row.exported === 1 && !failed) this.#exports += 1
    if (row.action === 'sign-in' && failed) this.#signInsFailed += 1
    if (row.username !== '') this.#see(row, at)
  }

  #endpointOf(endpoint: string): Milliseconds {
    const found = this.#endpoints.get(endpoint) ?? new Milliseconds()
    this.#endpoints.set(endpoint, found)
    return found
  }

  #see({ username, personName }: LightRow, at: number): void {
    const person = this.#people.get(username) ?? { name: personName, hours: new Array<number>(24).fill(0) }
    this.#people.set(username, person)
    const hour = Math.floor(((at + this.#offsetAt(at)) / HOUR) % 24)
    person.hours[hour] = (person.hours[hour] ?? 0) + 1
  }

  #offsetAt(at: number): number {
    const quarter = Math.floor(at / QUARTER)
    const found = this.#offsets.get(quarter) ?? zoneOffsetMs(quarter * QUARTER, this.#zone)
    this.#offsets.set(quarter, found)
    return found
  }

  /** What was counted. */
  told(): LogSummary {
    const failed = this.#failed.reduce((sum, count) => sum + count, 0)
    return {
      tiles: {
        ...{ requests: this.#all.count, users: this.#people.size, failed },
        ...{ p95: this.#all.percentile(SHARE), exports: this.#exports, signInsFailed: this.#signInsFailed },
      },
      grain: this.#time.grain,
      hours: this.#time.buckets.map(({ key, from, to }, at) => ({
        ...{ key, from: new Date(from).toISOString(), to: new Date(to).toISOString() },
        ...{ ok: this.#ok[at] ?? 0, failed: this.#failed[at] ?? 0 },
      })),
      endpoints: this.#slowest(),
      pages: most(this.#pages),
      failures: most(this.#failures),
      people: this.#busiest(),
      zone: this.#zone,
    }
  }

  #slowest(): LogSummary['endpoints'] {
    return [...this.#endpoints]
      .map(([key, times]) => ({ key, count: times.count, p95: times.percentile(SHARE) ?? 0 }))
      .sort((a, b) => b.p95 - a.p95 || b.count - a.count)
      .slice(0, MOST_SHOWN)
  }

  #busiest(): LogSummary['people'] {
    const sum = ({ hours }: Person): number => hours.reduce((all, count) => all + count, 0)
    return [...this.#people]
      .sort(([a, one], [b, two]) => sum(two) - sum(one) || (a < b ? -1 : 1))
      .slice(0, MOST_PEOPLE)
      .map(([username, { name, hours }]) => ({ username, name, hours: [...hours] }))
  }
}
