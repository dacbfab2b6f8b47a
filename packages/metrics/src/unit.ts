/** Units of measures. `%` carries a value of 0–1; `1` is a count or a plain ratio. */
export const UNITS = [
  'box',
  'lift',
  'teu',
  'box/h',
  'lift/h',
  's',
  'min',
  'h',
  'd',
  'm',
  'km',
  'm/s',
  'kWh',
  't',
  '%',
  '1',
] as const
export type Unit = (typeof UNITS)[number]
