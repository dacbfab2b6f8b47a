import type { Direction } from '../chart/direction.ts'
import type { MarkEvent } from '../chart/series.ts'
import type { Tone } from '../theme/tones.ts'

/** A row of the map; neighbouring rows of one `group` are bracketed together. */
export type HeatRow = { key: string; label: string; group?: string | undefined }

/** A column of the map; the current one is framed, one with notes carries their sign. */
export type HeatColumn = {
  key: string
  label: string
  current?: boolean | undefined
  notes?: readonly string[] | undefined
}

/**
 * One cell: `off` is hatched, `fault` carries a warning sign, `part` a dashed edge because its time is not over, `blank`
 * is no place of the map at all.
 */
export type HeatCell = {
  row: string
  column: string
  value: number | null
  state?: 'off' | 'fault' | 'part' | 'blank' | undefined
  note?: string | undefined
  /** What the cell is called in place of its row and column. */
  name?: string | undefined
  /** Stands small in its corner. */
  corner?: string | undefined
  /** Carries the sign of a note of the team. */
  noted?: boolean | undefined
}

/** A chosen cell. */
export type HeatMark = { row: string; column: string; event: MarkEvent }

/** Rows by columns on one sequential scale, time always from left to right; cells under the target are marked with ▼. */
export type HeatMapProps = {
  title: string
  subtitle?: string | undefined
  unit: string
  rows: readonly HeatRow[]
  columns: readonly HeatColumn[]
  columnKind?: 'time' | 'name' | undefined
  cells: readonly HeatCell[]
  /** `diverging` parts at its middle and says on which side of it the better lies. */
  scale: { min: number; max: number; diverging?: 'higher' | 'lower' | undefined }
  totals?:
    | { label: string; values: Readonly<Record<string, { text: string; tone?: Tone | undefined }>> }
    | undefined
  target?: { value: number; label: string; lowerIsBetter?: boolean | undefined } | undefined
  labels?:
    | {
        off?: string | undefined
        fault?: string | undefined
        part?: string | undefined
        blank?: string | undefined
        noData?: string | undefined
      }
    | undefined
  formatValue?: ((value: number) => string) | undefined
  onMark?: ((mark: HeatMark) => void) | undefined
  /** Makes every total a button. */
  onTotal?: ((total: { row: string; event: MarkEvent }) => void) | undefined
  onlyWithData?: boolean | undefined
  rowHeight?: number | undefined
  height?: number | undefined
  direction?: Direction | undefined
  loading?: boolean | undefined
  empty?: string | undefined
}
