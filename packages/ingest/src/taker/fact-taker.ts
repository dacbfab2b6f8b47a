import { FACT_IDENTITY, type FactName, type Facts } from '@quaywise/domain'
import type { FactRow, FactRowsReading } from '../fact-format.ts'
import type { IngestPorts } from '../ports.ts'
import type { WarningTally } from '../warning-tally.ts'
import { dropGone } from './drop-gone.ts'
import { Round, type Told } from './round.ts'
import { timeParts } from './time-parts.ts'
import { type PartOutcome, writePart } from './write-part.ts'

/** What a taker writes to, for which terminal and batch. */
export type FactTarget = {
  readonly ports: IngestPorts
  readonly terminalId: string
  readonly batchId: string
}

/**
 * Takes facts exactly once, whatever their tables. Holds at most two rounds: one that fills while the other
 * is written; `take` waits when both are full, so that a slow store slows the source.
 */
export class FactTaker {
  readonly #target: FactTarget
  readonly #tally: WarningTally
  readonly #quiet: boolean
  #filling: Round
  #written: Round | null = null
  #writing: Promise<void> = Promise.resolve()
  #failed: { readonly error: unknown } | null = null
  #firstTakenAt: number | null = null
  #tokens = 0
  accepted = 0
  duplicate = 0
  /** The last instant at which something is told to have happened; null for none. */
  lastAt: number | null = null

  /** `quiet`: rows grow with what is told, so that replacing them is nothing to warn of. */
  constructor(target: FactTarget, tally: WarningTally, quiet = false) {
    this.#target = target
    this.#quiet = quiet
    this.#filling = new Round(target.ports.rowsAtOnce)
    this.#tally = tally
  }

  async takeItem(line: number, told: Told): Promise<void> {
    this.#filling.addItem(line, told, this.#target.terminalId)
    if (this.#filling.isFull) await this.#swap()
  }

  /** Counts items that make no fact. */
  countBare({ accepted, duplicate }: Pick<FactTaker, 'accepted' | 'duplicate'>): void {
    this.accepted += accepted
    this.duplicate += duplicate
  }

  async takeRows({ table, rows, lines, bytes }: FactRowsReading): Promise<void> {
    this.#filling.addRows(table, rows, lines, bytes)
    if (this.#filling.isFull) await this.#swap()
  }

  /** Resolves when everything that was taken is on disk. Throws what the stores threw. */
  async flush(): Promise<void> {
    await this.#swap()
    await this.#settled()
  }

  /** Resolves when nothing is being written any more, whatever came of it. */
  async rest(): Promise<void> {
    await this.#writing
  }

  /** The row with a key that is taken but may not be written yet. */
  newest<Name extends FactName>(table: Name, key: Partial<Facts[Name]>): FactRow | undefined {
    return this.#filling.newest(table, key) ?? this.#written?.newest(table, key)
  }

  /** All rows of a table that are taken but may not be written yet, the newest last. */
  waiting(table: FactName): readonly FactRow[] {
    return [this.#written, this.#filling].flatMap((round) => round?.tables.get(table)?.rows ?? [])
  }

  /** Whether a row is to go out and nothing took its place since. */
  isGone<Name extends FactName>(table: Name, row: Facts[Name]): boolean {
    const latest = [this.#filling, this.#written].find((round) => round?.tellsOf(table, row))
    return latest?.tables.get(table)?.isGone(row) ?? false
  }

  async #swap(): Promise<void> {
    await this.#settled()
    if (this.#filling.isEmpty) return
    const round = this.#filling
    this.#filling = new Round(this.#target.ports.rowsAtOnce)
    this.#written = round
    this.#writing = this.#write(round).catch((error: unknown) => {
      this.#failed = { error }
    })
  }

  async #settled(): Promise<void> {
    await this.#writing
    this.#written = null
    if (this.#failed) throw this.#failed.error
  }

  async #write(round: Round): Promise<void> {
    // What was told so far is kept last: where it stands, what follows from it stands too.
    const tables = [...round.tables.values()].sort(
      (a, b) => Number(a.table === 'source_memory') - Number(b.table === 'source_memory'),
    )
    for (const pending of tables) {
      for (const part of timeParts(pending)) {
        const token = `${this.#target.batchId}:${this.#tokens++}`
        const { table, rows } = pending
        const outcome = await writePart({ ...this.#target, table, rows, token }, part)
        for (const [place, fate] of outcome.fates) round.note(pending.items[place] ?? 0, fate)
        this.#noteReplaced(round, outcome, pending.items)
        this.#noteTime(table, rows)
      }
      await dropGone(this.#target, pending)
    }
    this.#count(round)
  }

  #count(round: Round): void {
    round.lines.forEach((line, item) => {
      if (round.had(item, 'outdated')) this.#tally.add({ code: 'OUTDATED', line })
      const taken = round.had(item, 'new') || round.had(item, 'replaces') || round.had(item, 'repeats')
      if (taken || !(round.had(item, 'duplicate') || round.had(item, 'outdated'))) this.accepted += 1
      else this.duplicate += 1
    })
  }

  #noteReplaced(
    round: Round,
    { fates, takenAt, replacedAt, moved }: PartOutcome,
    items: readonly number[],
  ): void {
    const ours = this.#firstTakenAt !== null && replacedAt >= this.#firstTakenAt
    for (const place of moved)
      this.#tally.add({ code: 'FACT_MOVED', line: round.lines[items[place] ?? 0] ?? 0 })
    for (const [place, fate] of fates) {
      if (this.#quiet || (fate !== 'replaces' && fate !== 'repeats')) continue
      const line = round.lines[items[place] ?? 0] ?? 0
      this.#tally.add({ code: fate === 'repeats' || ours ? 'FACT_REPEATED' : 'FACT_CORRECTED', line })
    }
    if (takenAt !== null) this.#firstTakenAt ??= takenAt
  }

  #noteTime(table: FactName, rows: readonly FactRow[]): void {
    const { time, happened } = FACT_IDENTITY[table]
    if (time === null || !happened) return
    for (const row of rows) this.lastAt = Math.max(this.lastAt ?? 0, Number(row[time]))
  }
}
