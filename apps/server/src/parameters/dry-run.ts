import type { TerminalEntry } from '@quaywise/admin-store'
import type { DryRun } from '@quaywise/contract'
import { type HeldParameters, withValues } from '@quaywise/domain'
import { isProduct, isRatio, measureOf } from '@quaywise/metrics'
import { answer, changedRows, type Question, type Reader } from '@quaywise/report-kit/compile'
import { countedIn } from '../analysis/counted-cell.ts'
import { terminalNow } from '../terminals/terminal-now.ts'
import type { KnownCandidate } from './checked-values.ts'
import type { InEffect } from './in-effect.ts'
import { isShown, measuresBehind } from './used-by.ts'

const DAY_MS = 86_400_000

/** What a dry run is made with. */
export type DryRunParts = { readonly reader: Reader; readonly now: Date; readonly days: number }

const isMadeOfOthers = (id: string): boolean => isRatio(measureOf(id)) || isProduct(measureOf(id))

/** The measures that changed values drive: those that pages show first, rates and shares before what they are made of. */
const drivenBy = (values: readonly KnownCandidate[]): readonly string[] => {
  const all = [...new Set(values.flatMap(({ key }) => measuresBehind(key)))]
  const rank = (id: string): number => (isShown(id) ? 0 : 2) + (isMadeOfOthers(id) ? 0 : 1)
  return all.sort((one, other) => rank(one) - rank(other))
}

const questionOver = (
  { id, zone }: TerminalEntry,
  measures: readonly string[],
  parameters: HeldParameters,
  window: Question['window'],
): Question => ({
  ...{ terminal: id, zone, window, basis: 'time', measures, by: [], attributes: [], restrictions: [] },
  ...{ scopes: {}, order: [], reasons: false, limit: 1, offset: 0, parameters, now: window.to },
})

/**
 * Counts the last whole days of a terminal twice, as they are and as if changed values held for all of them, by the
 * compiler of all reports: each measure that hangs on them before and after, and how many rows count otherwise.
 */
export const dryRun = async (
  terminal: TerminalEntry,
  values: readonly KnownCandidate[],
  holding: InEffect,
  { reader, now, days }: DryRunParts,
): Promise<DryRun> => {
  const to = terminalNow(terminal, now).getTime()
  const window = { from: to - days * DAY_MS, to }
  const measures = drivenBy(values)
  const changed = withValues(holding, Object.fromEntries(values.map(({ key, value }) => [key, value])))
  const ask = (parameters: HeldParameters) => questionOver(terminal, measures, parameters, window)
  const [before, after, reclassified] =
    measures.length === 0
      ? [undefined, undefined, []]
      : await Promise.all([
          answer(ask(holding), reader),
          answer(ask(changed), reader),
          changedRows(ask(holding), changed, reader),
        ])
  return {
    ...{ set: holding.set, terminal: terminal.id },
    window: {
      start: new Date(window.from).toISOString(),
      end: new Date(window.to).toISOString(),
      zone: terminal.zone,
    },
    measures: measures.map((measure) => {
      const [was, is] = [countedIn(before?.rows[0]?.[measure]), countedIn(after?.rows[0]?.[measure])]
      return {
        ...{ measure, unit: measureOf(measure).unit, before: was.value, after: is.value },
        ...{ rowsBefore: was.rows, rowsAfter: is.rows },
      }
    }),
    reclassified: reclassified.filter(({ rows }) => rows > 0).map((one) => ({ ...one })),
  }
}
