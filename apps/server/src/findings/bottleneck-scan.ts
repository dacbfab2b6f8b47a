import type { TerminalEntry } from '@quaywise/admin-store'
import { inquireParam } from '@quaywise/contract'
import type { HeldParameters } from '@quaywise/domain'
import { type AnswerRow, type Reader, runPanel } from '@quaywise/report-kit/compile'
import { REPORTS } from '@quaywise/reports/server'
import { parametersAt } from '../parameters/in-effect.ts'
import type { RuleRun } from '../rules/rule-work.ts'
import type { ScanParts } from './anomaly-scan.ts'
import { hourHref, hourPeriod, lastFinishedHour, shiftOf } from './finished-hour.ts'

const PAGE = '/BigDataAnalysis/workshift/workshiftMonitorHour'
const PANEL = 'bottleneck'

/** What an hour's bottleneck is and what shows it, as the page of the hour has it; undefined where there is none. */
export const bottleneckOfHour = async (
  terminal: TerminalEntry,
  hour: number,
  { reader, parameters }: { readonly reader: Reader; readonly parameters: HeldParameters },
): Promise<AnswerRow | undefined> => {
  const found = [...REPORTS.values()].find(({ report }) => report.path === PAGE)
  if (!found) throw new Error(`There is no page ${PAGE}.`)
  const told = { ...hourPeriod(hour, terminal.zone), visitedPage: PAGE, terminal: terminal.id }
  const asked = { inquireParamCO: inquireParam.parse(told) }
  const { report, queries } = found
  const { rows } = await runPanel(report, PANEL, asked, { reader, terminal, queries, parameters })
  return rows.find((row) => row.bottleneck_part === 'NOW' && row.bottleneck_root !== '')
}

const numberIn = (row: AnswerRow, key: string): number => (typeof row[key] === 'number' ? row[key] : 0)
const textIn = (row: AnswerRow, key: string): string => (typeof row[key] === 'string' ? row[key] : '')

/** Looks at each hour once it is over: what held the quay back. Told once a shift for each root. */
export class BottleneckScan {
  readonly #parts: ScanParts
  readonly #looked = new Map<string, number>()

  constructor(parts: ScanParts) {
    this.#parts = parts
  }

  /** Scans the last hour of one terminal, or of all; gives how many were looked at and how many were told. */
  async turn({ rule, goOn }: Pick<RuleRun, 'rule' | 'goOn'>): Promise<{ hours: number; told: number }> {
    const { admin, busy, now } = this.#parts
    const loading = await busy()
    let [hours, told] = [0, 0]
    for (const terminal of await admin.terminals.list()) {
      if (loading.has(terminal.id) || (rule.terminal ?? terminal.id) !== terminal.id) continue
      const hour = lastFinishedHour(terminal, now())
      if (this.#looked.get(terminal.id) === hour) continue
      if (!(await goOn())) break
      told += (await this.#hour(terminal, hour)) ? 1 : 0
      this.#looked.set(terminal.id, hour)
      hours += 1
    }
    return { hours, told }
  }

  async #hour(terminal: TerminalEntry, hour: number): Promise<boolean> {
    const { admin, reader, now } = this.#parts
    const parameters = await parametersAt(admin, now())
    const row = await bottleneckOfHour(terminal, hour, { reader, parameters })
    if (!row || numberIn(row, 'lost_share') < parameters.values['bottleneck.tell_percent'] / 100) return false
    const root = textIn(row, 'bottleneck_root')
    return admin.notices.tell(
      {
        ...{ terminal: terminal.id, userId: null, kind: 'bottleneck', href: hourHref(PAGE, terminal, hour) },
        onceKey: `bottleneck:${terminal.id}:${shiftOf(hour, terminal.zone, parameters)}:${root}`,
        detail: {
          ...{ hour: hourPeriod(hour, terminal.zone).startTime, root },
          ...{ share: numberIn(row, 'lost_share'), minutes: numberIn(row, 'lost_minutes') },
          ...{ boxes: Math.round(numberIn(row, 'lost_boxes')), crane: textIn(row, 'crane') },
          ...{ craneMinutes: numberIn(row, 'crane_wait_minutes'), block: textIn(row, 'block') },
          ...{ agvs: numberIn(row, 'queued_agvs'), reshuffle: numberIn(row, 'reshuffle_minutes') },
        },
      },
      now(),
    )
  }
}
