import type { EquipmentKind, Facts } from '@quaywise/domain'

/** The machines of a large terminal: quay cranes first, then vehicles, then stacking cranes. */
export const MACHINES = 276
export const TERMINAL = 'bench'
export const BEGIN = Date.UTC(2026, 0, 5)

const [FIRST_AGV, FIRST_ASC] = [26, 136]

/** The name of the machine of a number. */
export const machineId = (machine: number): string => `M${String(1000 + machine).slice(1)}`

/** The kind of the machine of a number. */
export const kindOf = (machine: number): EquipmentKind =>
  machine < FIRST_AGV ? 'QC' : machine < FIRST_ASC ? 'AGV' : 'ASC'

/** A number by chance that hangs on three others alone: the same here and in the engine, in 32 bits. */
const chance = (a: number, b: number, c: number): number => {
  const mixed = (Math.imul(a, 0x9e3779b1) + Math.imul(b, 0x85ebca77) + Math.imul(c, 0xc2b2ae3d)) >>> 0
  const turned = Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2f) >>> 0
  return (turned ^ (turned >>> 13)) >>> 0
}

const chanceSql = (a: string, b: string, c: string): string => {
  const low = (of: string): string => `bitAnd(${of}, 4294967295)`
  const mixed = low(`${a} * 2654435761 + ${b} * 2246822519 + ${c} * 3266489917`)
  const turned = low(`bitXor(${mixed}, bitShiftRight(${mixed}, 15)) * 668265263`)
  return `bitXor(${turned}, bitShiftRight(${turned}, 13))`
}

/** Where a leg that takes `length` seconds of driving from one place to another is after `gone` of them: it starts and stops smoothly. */
const between = (from: number, to: number, gone: number, length: number): number => {
  const whole = length * length * length
  return Math.floor(
    (from * whole + (to - from) * (3 * gone * gone * length - 2 * gone * gone * gone)) / whole,
  )
}

/**
 * The positions of all machines, a second at a time: each drives to another place within its reach, lifts or lowers,
 * stands, and drives on; the position is some centimetres out while it moves. The fact is filled anew each time.
 */
export const tellSecond = (second: number, tell: (fact: Facts['telemetry']) => void): void => {
  for (let machine = 0; machine < MACHINES; machine += 1) {
    const kind = kindOf(machine)
    const leg = 180 + ((machine * 37) % 120)
    const clock = second + machine * 61
    const nth = Math.floor(clock / leg)
    const driving = 60 + (chance(machine, nth, 7) % 60)
    const gone = Math.min(clock % leg, driving)
    const isMoving = gone < driving ? 1 : 0
    const at = (axis: number, reach: number): number =>
      between(chance(machine, nth, axis) % reach, chance(machine, nth + 1, axis) % reach, gone, driving)
    const out = (axis: number): number => isMoving * (chance(machine, second, axis) % 5)
    const far = Math.abs((chance(machine, nth + 1, 1) % 40_000) - (chance(machine, nth, 1) % 40_000))
    tell({
      ...{ terminal_id: TERMINAL, eq_kind: kind, eq_id: machineId(machine), at: BEGIN + second * 1000 },
      trolley: kind === 'QC' ? 'main' : '',
      x: (machine * 700 + at(1, 40_000) + out(11)) / 100,
      y: (5000 + at(2, 6000) + out(12)) / 100,
      z: kind === 'AGV' ? 0 : at(3, 2500) / 100,
      speed: Math.floor((far * 6 * gone * (driving - gone)) / (driving * driving * driving)) / 100,
      load_kg: nth % 2 === 0 ? 0 : 4000 + (chance(machine, nth, 4) % 26_000),
      soc: kind === 'AGV' ? (10_000 - Math.floor(((second + machine * 311) % 28_800) / 5)) / 100 : 0,
      wind: kind === 'QC' ? (500 + (chance(Math.floor(second / 5), 1, 5) % 400)) / 100 : 0,
      source: 'bench',
    })
  }
}

/** The same positions, worked out by the engine: as many columns, in the order of `tellSecond`. */
export const motionSql = (seconds: number): string => {
  const at = (axis: number, reach: number): string => {
    const [from, to] = ['nth', 'nth + 1'].map(
      (leg) => `toInt64(${chanceSql('machine', `(${leg})`, String(axis))} % ${reach})`,
    )
    const gone = '(3 * gone * gone * driving - 2 * gone * gone * gone)'
    return `intDiv(${from} * driving * driving * driving + (${to} - ${from}) * ${gone}, driving * driving * driving)`
  }
  const out = (axis: number): string =>
    `if(gone < driving, ${chanceSql('machine', 'second', String(axis))} % 5, 0)`
  const metres = (centimetres: string): string => `toDecimal64(${centimetres}, 2) / 100`
  const place = (nth: string): string => `toInt64(${chanceSql('machine', `(${nth})`, '1')} % 40000)`
  return `
SELECT '${TERMINAL}', multiIf(machine < ${FIRST_AGV}, 'QC', machine < ${FIRST_ASC}, 'AGV', 'ASC') AS kind,
  concat('M', leftPad(toString(machine), 3, '0')), if(kind = 'QC', 'main', ''),
  fromUnixTimestamp64Milli(toInt64(${BEGIN} + second * 1000), 'UTC'),
  ${metres(`toInt64(machine * 700) + ${at(1, 40_000)} + ${out(11)}`)}, ${metres(`5000 + ${at(2, 6000)} + ${out(12)}`)},
  ${metres(`if(kind = 'AGV', 0, ${at(3, 2500)})`)},
  ${metres(`intDiv(abs(${place('nth + 1')} - ${place('nth')}) * 6 * gone * (driving - gone), driving * driving * driving)`)},
  toUInt32(if(nth % 2 = 0, 0, 4000 + ${chanceSql('machine', 'nth', '4')} % 26000)),
  ${metres(`if(kind = 'AGV', 10000 - intDiv((second + machine * 311) % 28800, 5), 0)`)},
  ${metres(`if(kind = 'QC', 500 + ${chanceSql('intDiv(second, 5)', 'toUInt64(1)', '5')} % 400, 0)`)}, 'bench'
FROM (
  SELECT *, toInt64(60 + ${chanceSql('machine', 'nth', '7')} % 60) AS driving, least(toInt64((second + machine * 61) % leg), driving) AS gone
  FROM (
    SELECT intDiv(number, ${MACHINES}) AS second, number % ${MACHINES} AS machine, 180 + (machine * 37) % 120 AS leg,
      intDiv(second + machine * 61, leg) AS nth
    FROM numbers(${MACHINES * seconds})
  )
)`
}
