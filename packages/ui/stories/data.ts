import type { Direction, HeatCell, Series } from '../src/index.ts'

const address = new URLSearchParams(location.search)

/** The reading direction asked for by `?dir=rtl`. */
export const direction: Direction = address.get('dir') === 'rtl' ? 'rtl' : 'ltr'

/** The appearance asked for by `?mode=light`. */
export const mode = address.get('mode') === 'light' ? 'light' : 'dark'

/** What to open at once, as `?open=formula`. */
export const opened = address.get('open')

/** Hours of a day shift. */
export const hours = Array.from({ length: 12 }, (_, index) => String(index + 8).padStart(2, '0'))

/** Boxes per hour by kind of work. */
export const boxes: Series[] = [
  {
    key: 'discharge',
    label: 'Discharge',
    tone: 'discharge',
    values: [165, 168, 168, 148, 127, 149, 142, 51],
  },
  { key: 'load', label: 'Load', tone: 'load', values: [124, 142, 148, 134, 136, 168, 181, 65] },
  { key: 'restow', label: 'Restow', tone: 'restow', values: [7, 8, 6, 9, 5, 8, 8, 4] },
].map((series) => ({ ...series, values: [...series.values, null, null, null, null] }) as Series)

/** Crane time by cause, minutes. */
export const causes: Series[] = [
  { key: 'working', label: 'Working', tone: 'working', values: [80, 83, 84, 77, 70, 82, 79, 71] },
  { key: 'agv', label: 'AGV', tone: 'waitAgv', values: [7, 6, 6, 7.8, 7, 7.9, 11.8, 14.3] },
  { key: 'yard', label: 'Yard', tone: 'waitYard', pattern: 'stripes', values: [3, 2, 2, 3, 6, 2, 2, 5] },
  { key: 'hatch', label: 'Hatch, lash, gantry', tone: 'hatch', values: [6, 6, 6, 7, 4, 4, 4, 3] },
  { key: 'fault', label: 'Fault', tone: 'fault', values: [0, 1, 0, 2, 8, 2, 1, 5] },
  { key: 'other', label: 'Other', tone: 'idle', values: [4, 2, 2, 3.2, 5, 2.1, 2.2, 1.7] },
].map((series) => ({ ...series, values: [...series.values, null, null, null, null] }) as Series)

const groups: Record<number, string> = { 102: 'Linden', 103: 'Linden' }
for (const crane of [107, 108, 109, 110]) groups[crane] = 'Aurelia'
for (const crane of [112, 113, 114, 115]) groups[crane] = 'Solstice'

/** Quay cranes by vessel. */
export const cranes = Array.from({ length: 17 }, (_, index) => {
  const key = `QC${index + 101}`
  return { key, label: key, group: groups[index + 101] }
})

/** A repeatable number between 0 and 1 for a place. */
export function noise(seed: number): number {
  const value = Math.sin(seed * 127.1) * 43758.5453
  return value - Math.floor(value)
}

/** Rates by crane and hour. */
export const rates: HeatCell[] = cranes.flatMap((crane, row) =>
  hours.map((hour, column): HeatCell => {
    const cell = { row: crane.key, column: hour }
    if (crane.group === undefined) return { ...cell, value: null, state: 'off' }
    if (column > 7) return { ...cell, value: null }
    const value = Math.round(26 + noise(row * 31 + column) * 13)
    if (column === 7 && row === 11) return { ...cell, value: 15, state: 'fault', note: 'spreader, 13 min' }
    return column === 7 ? { ...cell, value, state: 'part' } : { ...cell, value }
  }),
)
