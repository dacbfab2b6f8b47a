import { type JsonObject, member, numberAt, textAt } from '../json/value.ts'
import { float, type PlacesRead, type ToldMachine } from './place.ts'

const MINUTE_S = 60

/** Whether an element is a record of a list of quay cranes. */
export const isCrane = (object: JsonObject): boolean =>
  member(object, 'MOVINGRANGEFROM') !== undefined || member(object, 'LOADINGEFFICIENCY40') !== undefined

/** The quay crane that a record tells: its speed along the quay (told in m/min) and its boxes an hour. */
export const cranePlaces = (object: JsonObject): PlacesRead => {
  const id = textAt(object, 'ID')
  if (id === '' || id.length > 40) return { places: [], problems: [{ column: 'ID', value: id }] }
  const speed = numberAt(object, 'SPEED')
  const rate = numberAt(object, 'LOADINGEFFICIENCY40', 'DISCHARGEEFFICIENCY40')
  const row: ToldMachine = {
    eq_kind: 'QC',
    eq_id: id,
    name: textAt(object, 'NAME') || id,
    ...(within(speed, 1000) ? { gantry_speed: float(speed / MINUTE_S) } : {}),
    ...(within(rate, 1000) ? { technical_rate: float(rate) } : {}),
  }
  return { places: [{ table: 'equipment', row }], problems: [] }
}

const within = (value: number | null, most: number): value is number =>
  value !== null && value >= 0 && value <= most
