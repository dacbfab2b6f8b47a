import { readDangerousGoods } from '../segment/dangerous-goods.ts'
import { readEquipment } from '../segment/equipment.ts'
import { readMoment } from '../segment/moment.ts'
import { type Note, noteAll } from '../segment/note.ts'
import { readNumeral } from '../segment/numeral.ts'
import { readOversize } from '../segment/oversize.ts'
import { readParty } from '../segment/party.ts'
import { readPlaceName } from '../segment/place-name.ts'
import { readReference } from '../segment/reference.ts'
import { readCargo, readDamage, readFreeText, readHandling } from '../segment/remark.ts'
import { readSeal } from '../segment/seal.ts'
import { readStowPosition } from '../segment/stow-position.ts'
import { readRange, readSetPoint } from '../segment/temperature.ts'
import { readTransport } from '../segment/transport.ts'
import { readWeight } from '../segment/weight.ts'
import { part, type Segment } from '../syntax/segment.ts'
import type { WritableUnit } from './unit-draft.ts'

type Reader = (segment: Segment, unit: WritableUnit, note: Note) => void

const add = <T>(list: T[], one: T | null): void => {
  if (one !== null) list.push(one)
}

/** LOC+147 is the stow position; every other place is kept with what it is to the unit. */
const STOWAGE = '147'

const readLocation: Reader = (segment, unit, note) => {
  if (part(segment, 1) !== STOWAGE) return add(unit.places, readPlaceName(segment, note))
  const given = part(segment, 2) || part(segment, 2, 3)
  const { position, odd } = readStowPosition(given)
  noteAll(note, odd, given)
  unit.position ??= position
}

const readUnitEquipment: Reader = (segment, unit, note) => {
  const equipment = readEquipment(segment, note)
  if (unit.equipment === null && segment.tag === 'EQD') unit.equipment = equipment
  else unit.attached.push(equipment)
}

const readCount: Reader = (segment, unit) => {
  unit.count ??= readNumeral(part(segment, 1))?.value ?? null
}

const readDocument: Reader = (segment, unit) => {
  const name = part(segment, 1).toUpperCase()
  if (/^SM[12]$/.test(name)) unit.weighingMethod ??= name
}

const readSet: Reader = (segment, unit, note) => {
  const setC = readSetPoint(segment, note)
  if (setC !== null && unit.temperature.setC === null) unit.temperature = { ...unit.temperature, setC }
}

const readLimits: Reader = (segment, unit, note) => {
  unit.temperature = { ...unit.temperature, ...readRange(segment, note) }
}

const readSide: Reader = (segment, unit, note) => {
  unit.oversize = { ...readOversize(segment, note), ...unit.oversize }
}

/** What each segment of an item adds to its unit; segments that are not listed add nothing. */
export const SEGMENT_READERS: Readonly<Record<string, Reader>> = {
  DAM: (segment, unit) => add(unit.remarks, readDamage(segment)),
  DGS: (segment, unit, note) => add(unit.dangerousGoods, readDangerousGoods(segment, note)),
  DIM: readSide,
  DOC: readDocument,
  DTM: (segment, unit, note) => add(unit.moments, readMoment(segment, note)),
  EQA: readUnitEquipment,
  EQD: readUnitEquipment,
  EQN: readCount,
  FTX: (segment, unit) => add(unit.remarks, readFreeText(segment)),
  GDS: (segment, unit) => add(unit.remarks, readCargo(segment)),
  HAN: (segment, unit) => add(unit.remarks, readHandling(segment)),
  LOC: readLocation,
  MEA: (segment, unit, note) => add(unit.weights, readWeight(segment, note)),
  NAD: (segment, unit) => add(unit.parties, readParty(segment)),
  RFF: (segment, unit) => add(unit.references, readReference(segment)),
  RNG: readLimits,
  SEL: (segment, unit) => add(unit.seals, readSeal(segment)),
  TDT: (segment, unit, note) => add(unit.transports, readTransport(segment, note)),
  TMP: readSet,
}
