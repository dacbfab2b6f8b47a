import { type JsonObject, member, numberAt, textAt } from '../json/value.ts'
import type { NamedVessel } from './reading.ts'
import type { DcsaWarning } from './reason.ts'

const FOOT_M = 0.3048

/** A vessel of which nothing is told. */
export const NO_VESSEL: NamedVessel = { imo: '', mmsi: '', name: '', callSign: '', loaM: null }

/** The vessel that an object describes, under the names that the versions of the standard use. */
export const vesselOf = (object: JsonObject): NamedVessel => {
  const length = numberAt(object, 'lengthOverall', 'lengthOverAll')
  const feet = /^FOT$/i.test(textAt(object, 'vesselSizeUnit', 'dimensionUnit', 'lengthOverallUnit'))
  return {
    imo: textAt(object, 'vesselIMONumber', 'imo').replace(/^IMO\s*/i, ''),
    mmsi: textAt(object, 'MMSINumber', 'vesselMMSINumber', 'mmsi'),
    // A plain `name` names the vessel only where the object is one.
    name: textAt(object, 'vesselName', ...(member(object, 'vesselIMONumber') === undefined ? [] : ['name'])),
    callSign: textAt(object, 'callSign', 'vesselCallSign', 'vesselCallSignNumber'),
    loaM: length !== null && length > 0 ? length * (feet ? FOOT_M : 1) : null,
  }
}

/** What is odd about the numbers of a vessel. */
export const vesselOddities = ({ imo, mmsi }: NamedVessel): readonly DcsaWarning[] => {
  const odd: DcsaWarning[] = []
  if (imo !== '' && !/^\d{7}$/.test(imo)) odd.push('BAD_IMO')
  else if (imo !== '' && !imoDigitFits(imo)) odd.push('IMO_CHECK_DIGIT')
  if (mmsi !== '' && !/^\d{9}$/.test(mmsi)) odd.push('BAD_MMSI')
  return odd
}

/** Whether the last digit of an IMO number is the last digit of the weighted sum (7 down to 2) of the others. */
const imoDigitFits = (imo: string): boolean => {
  const sum = [...imo.slice(0, 6)].reduce((total, digit, i) => total + Number(digit) * (7 - i), 0)
  return sum % 10 === Number(imo[6])
}
