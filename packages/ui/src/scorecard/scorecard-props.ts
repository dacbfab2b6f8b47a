import type { IconName } from '../base/icon.tsx'
import type { Direction } from '../chart/direction.ts'
import type { MarkEvent } from '../chart/series.ts'
import type { KpiDelta } from '../kpi/kpi-card.tsx'

/** How a number stands to its target. */
export type ScoreBand = 'good' | 'near' | 'bad'

/** One number of a scorecard; `sign` stands before it, `hint` says more of it. */
export type ScoreCell = {
  text: string
  band?: ScoreBand | undefined
  sign?: string | undefined
  hint?: string | undefined
}

/** A measure over columns: its number in the chosen one, the changes of that, and all others. */
export type ScoreRow = {
  key: string
  label: string
  unit?: string | undefined
  target: string
  /** `none`: there is nothing to tell, and why. */
  deltas: readonly (KpiDelta | { none: string } | undefined)[]
  toDate: Omit<ScoreCell, 'band'>
  trend: readonly number[]
  /** A cell for each column. */
  cells: readonly ScoreCell[]
}

/** What a sign in the head of a column means. */
export type ScoreNote = { icon?: IconName | undefined; sign?: string | undefined; text: string }

/** A column; the last is the chosen one. */
export type ScoreColumn = {
  key: string
  label: string
  icon?: IconName | undefined
  sign?: string | undefined
  hint?: string | undefined
}

/** Measures by column against their targets. */
export type ScorecardProps = {
  title: string
  columns: readonly ScoreColumn[]
  rows: readonly ScoreRow[]
  headings: {
    measure: string
    target: string
    deltas: readonly string[]
    toDate: string
    trend: string
  }
  bands: Readonly<Record<ScoreBand, string>>
  notes?: readonly ScoreNote[] | undefined
  direction?: Direction | undefined
  onMark: (mark: { row: string; column: string; event: MarkEvent }) => void
  /** A column was chosen by its name. */
  onColumn: (column: { column: string; event: MarkEvent }) => void
}
