import type { PanelData } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import type { ScoreColumn, ScoreNote } from '@quaywise/ui'
import type { Row } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { monthIn, PARTLY, partlyOnRecord, runningMonth } from './score-months.ts'

/** The columns of a scorecard, and what the signs in their heads mean. */
export interface ScoreHeads {
  readonly columns: readonly ScoreColumn[]
  readonly notes: readonly ScoreNote[]
}

/** The months as columns: which is not over yet, which is on record but in part, and which shows what was reported. */
export function useScoreColumns(rows: readonly Row[], data: PanelData): ScoreHeads {
  const say = useText()
  const lockText = useLockText(data)
  const begun = useBegun(data)
  const running = runningMonth(data)
  const months = rows.map(monthIn)
  const columns = months.map((key): ScoreColumn => {
    const lock = lockText(key)
    const runs = lock === undefined && key === running
    const hints = [lock, runs ? say('scorecard.part') : undefined, ...(begun.get(key) ?? [])]
    const hint = hints.filter((each) => each !== undefined).join(' · ')
    return {
      ...{ key, label: key },
      ...(lock !== undefined ? { icon: 'lock' as const } : runs ? { icon: 'clock' as const } : {}),
      ...(begun.has(key) ? { sign: PARTLY } : {}),
      ...(hint === '' ? {} : { hint }),
    }
  })
  const notes: readonly ScoreNote[] = [
    ...(columns.some(({ icon }) => icon === 'clock')
      ? [{ icon: 'clock' as const, text: say('scorecard.part') }]
      : []),
    ...(columns.some(({ sign }) => sign === PARTLY) ? [{ sign: PARTLY, text: say('scorecard.partly') }] : []),
  ]
  return { columns, notes }
}

/** Who locked a month, and when. */
function useLockText({ kept }: PanelData): (month: string) => string | undefined {
  const say = useText()
  const { words } = useReport()
  return (month) => {
    const lock = kept?.[month]
    if (!lock) return undefined
    const by = say('lock.by', { name: lock.by, time: words.instant(lock.at, 'minute') })
    return `${by} · ${say('lock.version', { version: lock.version })}`
  }
}

/** Since when records are there, of the months within which they begin. */
function useBegun(data: PanelData): ReadonlyMap<string, ReadonlySet<string>> {
  const say = useText()
  const { words } = useReport()
  const begun = new Map<string, Set<string>>()
  for (const { key, since } of data.columns) {
    const month = partlyOnRecord(data, key)
    if (since === undefined || month === '') continue
    const text = say('report.since', { time: words.instant(since, 'date') })
    begun.set(month, (begun.get(month) ?? new Set()).add(text))
  }
  return begun
}
