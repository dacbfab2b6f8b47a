import type { EdifactWarningCode } from '../reason.ts'
import { type CodeList, meaningOf } from './code-list.ts'
import { readNumeral } from './numeral.ts'

/** A value in its base unit, null where it cannot be read, and what is odd about how it was given. */
export type Quantity = { readonly value: number | null; readonly odd: readonly EdifactWarningCode[] }

type Scale = (value: number) => number
type Units = { readonly base: string; readonly scales: CodeList<Scale> }

const times =
  (factor: number): Scale =>
  (value) =>
    Math.round(value * factor * 1000) / 1000

const kilograms = times(1)
const pounds = times(0.453_592_37)
const tonnes = times(1000)
/** Units of mass, in kilograms. */
export const MASS: Units = {
  base: 'KGM',
  scales: {
    ...{ KGM: kilograms, KG: kilograms, KGS: kilograms, K: kilograms },
    ...{ LBR: pounds, LBS: pounds, LB: pounds, TNE: tonnes, MT: tonnes, T: tonnes },
    ...{ STN: times(907.184_74), LTN: times(1016.046_908_8), GRM: times(0.001) },
  },
}

const centimetres = times(1)
const inches = times(2.54)
const metres = times(100)
/** Units of length, in centimetres. */
export const LENGTH: Units = {
  base: 'CMT',
  scales: {
    ...{ CMT: centimetres, CM: centimetres, CMS: centimetres, MTR: metres, M: metres, MMT: times(0.1) },
    ...{ INH: inches, IN: inches, FOT: times(30.48), FT: times(30.48) },
  },
}

const celsius = times(1)
const fahrenheit: Scale = (value) => Math.round(((value - 32) / 1.8) * 100) / 100
/** Units of temperature, in degrees Celsius. */
export const TEMPERATURE: Units = {
  base: 'CEL',
  scales: { CEL: celsius, C: celsius, FAH: fahrenheit, F: fahrenheit, KEL: (value) => value - 273.15 },
}

/** Reads a number with its unit, in whichever order they stand; an empty number is null without a word. */
export const readQuantity = (number: string, unit: string, units: Units): Quantity => {
  if (number === '' || meaningOf(units.scales, number.toUpperCase())) {
    const turned = number !== '' && readNumeral(unit) !== null
    if (!turned) return { value: null, odd: [] }
    const { value, odd } = readQuantity(unit, number, units)
    return { value, odd: ['VALUES_SWAPPED', ...odd] }
  }
  const numeral = readNumeral(number)
  if (!numeral) return { value: null, odd: ['NUMBER_UNREADABLE'] }
  const odd: EdifactWarningCode[] = numeral.comma ? ['DECIMAL_COMMA'] : []
  if (unit === '') return { value: numeral.value, odd: [...odd, 'UNIT_MISSING'] }
  const name = unit.toUpperCase()
  const scale = meaningOf(units.scales, name)
  if (!scale) return { value: null, odd: [...odd, 'UNIT_UNKNOWN'] }
  return { value: scale(numeral.value), odd }
}
