/** What a unit measures. */
export type Dimension = 'length' | 'speed' | 'mass' | 'temperature' | 'duration' | 'share' | 'energy'

type Unit = { readonly of: Dimension; readonly factor: number; readonly shift?: number }

/** The units of the stores: m, m/s, kg, °C, ms, %, kWh. */
const UNITS: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ...each(['m', 'meter', 'metre', 'meters', 'metres', 'mtr'], 'length', 1),
  ...each(['mm', 'millimeter'], 'length', 0.001),
  ...each(['cm', 'centimeter'], 'length', 0.01),
  ...each(['dm'], 'length', 0.1),
  ...each(['km', 'kilometer'], 'length', 1000),
  ...each(['ft', 'foot', 'feet'], 'length', 0.3048),
  ...each(['in', 'inch'], 'length', 0.0254),
  ...each(['m/s', 'mps', 'ms-1'], 'speed', 1),
  ...each(['m/min', 'mpm'], 'speed', 1 / 60),
  ...each(['km/h', 'kmh', 'kph'], 'speed', 1 / 3.6),
  ...each(['mph', 'mi/h'], 'speed', 0.447_04),
  ...each(['kn', 'kt', 'knot', 'knots'], 'speed', 1852 / 3600),
  ...each(['kg', 'kilogram', 'kgm'], 'mass', 1),
  ...each(['t', 'ton', 'tonne', 'tonnes', 'tne'], 'mass', 1000),
  ...each(['lb', 'lbs', 'pound'], 'mass', 0.453_592_37),
  ...each(['c', '°c', 'celsius', 'degc', 'cel'], 'temperature', 1),
  ['f', { of: 'temperature', factor: 5 / 9, shift: -32 }],
  ['°f', { of: 'temperature', factor: 5 / 9, shift: -32 }],
  ['fahrenheit', { of: 'temperature', factor: 5 / 9, shift: -32 }],
  ['k', { of: 'temperature', factor: 1, shift: -273.15 }],
  ['kelvin', { of: 'temperature', factor: 1, shift: -273.15 }],
  ...each(['ms', 'millisecond'], 'duration', 1),
  ...each(['s', 'sec', 'second', 'seconds'], 'duration', 1000),
  ...each(['min', 'minute', 'minutes'], 'duration', 60_000),
  ...each(['h', 'hour', 'hours'], 'duration', 3_600_000),
  ...each(['%', 'percent', 'percentage'], 'share', 1),
  ...each(['kwh'], 'energy', 1),
  ...each(['wh'], 'energy', 0.001),
  ...each(['mwh'], 'energy', 1000),
  ...each(['mj'], 'energy', 1 / 3.6),
])

function each(names: readonly string[], of: Dimension, factor: number): [string, Unit][] {
  return names.map((name) => [name, { of, factor }])
}

/** Whether a word is a unit. */
export const isUnit = (word: string): boolean => UNITS.has(word.trim().toLowerCase())

/**
 * A value in the unit of the stores (m, m/s, kg, °C, ms, %, kWh), or why it cannot be told. Without a unit
 * the value is taken to be in that unit.
 */
export const convert = (
  value: number,
  unit: string,
  dimension: Dimension,
): { readonly value: number } | { readonly reason: 'UNIT_UNKNOWN' | 'UNIT_WRONG' } => {
  const word = unit.trim().toLowerCase()
  if (word === '') return { value }
  const known = UNITS.get(word)
  if (!known) return { reason: 'UNIT_UNKNOWN' }
  if (known.of !== dimension) return { reason: 'UNIT_WRONG' }
  return { value: (value + (known.shift ?? 0)) * known.factor }
}
