const FIRST = [
  'Amber',
  'Azure',
  'Boreal',
  'Cedar',
  'Coral',
  'Dawn',
  'Ember',
  'Falcon',
  'Garnet',
  'Harbour',
  'Indigo',
  'Jade',
  'Kestrel',
  'Lotus',
  'Maple',
  'Nimbus',
  'Opal',
  'Pearl',
  'Quartz',
  'River',
  'Saffron',
  'Tidal',
  'Umber',
  'Velvet',
  'Willow',
  'Zephyr',
] as const
const SECOND = [
  'Anchor',
  'Beacon',
  'Crest',
  'Drift',
  'Estuary',
  'Fjord',
  'Gale',
  'Horizon',
  'Isle',
  'Junction',
  'Keel',
  'Lagoon',
  'Meridian',
  'Narrows',
  'Orient',
  'Passage',
  'Reef',
  'Sound',
  'Trader',
  'Voyager',
  'Wave',
] as const

const TRUNK_LINES = ['Halcyon Lines', 'Meridian Ocean', 'Northwind Container', 'Silk Tide', 'Blue Compass']
const BRANCH_LINES = ['Delta Feeders', 'River Lantern', 'Coastal Heron', 'Eastbank Barge']

const pick = (from: readonly string[], index: number): string => from[index % from.length] ?? ''

/** The invented name of ship number `index`; 546 differ. */
export const vesselName = (index: number): string =>
  `${pick(FIRST, index)} ${pick(SECOND, Math.floor(index / FIRST.length) + index * 5)}`

/** The invented shipping line number `index` of a class of calls. */
export const lineName = (trunk: boolean, index: number): string =>
  pick(trunk ? TRUNK_LINES : BRANCH_LINES, index)

/** A ship number of seven digits whose last digit is the check digit of the first six. */
export const imoNumber = (index: number): string => {
  const body = String(900_000 + (index % 100_000))
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (7 - i), 0)
  return `${body}${sum % 10}`
}

/** The invented radio call sign of ship number `index`. */
export const callSign = (index: number): string => `QW${String.fromCharCode(65 + (index % 26))}${100 + index}`
