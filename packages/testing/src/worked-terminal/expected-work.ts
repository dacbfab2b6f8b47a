import { CRANE_TIME_CATEGORIES, type CraneTimeCategory } from '@quaywise/domain'

/** A number with its two sides. Hours in a denominator are hours, whatever the sides were summed in. */
export type Ratio = { readonly numerator: number; readonly denominator: number; readonly value: number }

/** The work of cranes in one group: boxes and lifts from the cycles, milliseconds from the crane time. */
export type ExpectedWork = {
  readonly craneBoxes: number
  readonly throughputBoxes: number
  /** TEU of the throughput boxes. */
  readonly teu: number
  readonly lifts: number
  readonly twinLifts: number
  /** Lifts that are half of a dual cycle: two for each pair. */
  readonly dualLifts: number
  readonly grossMs: number
  readonly netMs: number
  /** Milliseconds of every category; they add to `grossMs`. */
  readonly categoryMs: Readonly<Record<CraneTimeCategory, number>>
  readonly gmph: Ratio
  readonly nmph: Ratio
  /** Crane boxes per working hour. */
  readonly technicalRate: Ratio
  /** True when the gross time is under 15 minutes: the rates are then not printed. */
  readonly tooShort: boolean
}

/** The work of a group that may also carry stay hours: calls, hours, shifts and whole windows. */
export type ExpectedStay = ExpectedWork & {
  readonly waitMs: number
  readonly operationMs: number
  readonly berthMs: number
  readonly vmph: Ratio
  readonly bmph: Ratio
  /** The five factors whose product is `bmph`, in the order of the driver tree. */
  readonly factors: {
    readonly operatingShare: Ratio
    readonly craneIntensity: Ratio
    readonly workingShare: Ratio
    readonly liftsPerWorkingHour: Ratio
    readonly boxesPerLift: Ratio
  }
}

/** What the page works out for a group of crane work, in boxes, lifts, minutes and boxes an hour. */
type ToldWork = {
  readonly boxes: number
  readonly throughput: number
  readonly teu: number
  readonly lifts: number
  readonly twins: number
  readonly duals: number
  readonly minutes: Readonly<Partial<Record<CraneTimeCategory, number>>>
  readonly gross: number
  readonly net: number
  readonly gmph: number
  readonly nmph: number
  readonly technical: number
}

/** The same for a group with stay hours. */
type ToldStay = ToldWork & {
  readonly wait: number
  readonly operation: number
  readonly berth: number
  readonly vmph: number
  readonly bmph: number
  readonly factors: readonly [
    operatingShare: number,
    craneIntensity: number,
    workingShare: number,
    liftsPerWorkingHour: number,
    boxesPerLift: number,
  ]
}

const MINUTE = 60_000

/** A rate of the page: boxes (or lifts) over minutes, and the value worked out there. */
const rate = (numerator: number, minutes: number, value: number): Ratio => ({
  numerator,
  denominator: minutes / 60,
  value,
})

/** Dresses the numbers of the page as an expected group. Values are taken as told, never computed. */
export const work = (told: ToldWork): ExpectedWork => ({
  craneBoxes: told.boxes,
  throughputBoxes: told.throughput,
  teu: told.teu,
  lifts: told.lifts,
  twinLifts: told.twins,
  dualLifts: told.duals,
  grossMs: told.gross * MINUTE,
  netMs: told.net * MINUTE,
  categoryMs: categoryMsOf(told),
  gmph: rate(told.boxes, told.gross, told.gmph),
  nmph: rate(told.boxes, told.net, told.nmph),
  technicalRate: rate(told.boxes, told.minutes.WORKING ?? 0, told.technical),
  tooShort: told.gross < 15,
})

const categoryMsOf = (told: ToldWork): Record<CraneTimeCategory, number> => {
  const zero = Object.fromEntries(CRANE_TIME_CATEGORIES.map((c) => [c, 0])) as Record<
    CraneTimeCategory,
    number
  >
  for (const category of CRANE_TIME_CATEGORIES) zero[category] = (told.minutes[category] ?? 0) * MINUTE
  return zero
}

/** The same for a group with stay hours. */
export const stay = (told: ToldStay): ExpectedStay => {
  const working = told.minutes.WORKING ?? 0
  const [operatingShare, craneIntensity, workingShare, liftsPerWorkingHour, boxesPerLift] = told.factors
  return {
    ...work(told),
    waitMs: told.wait * MINUTE,
    operationMs: told.operation * MINUTE,
    berthMs: told.berth * MINUTE,
    vmph: rate(told.boxes, told.operation, told.vmph),
    bmph: rate(told.boxes, told.berth, told.bmph),
    factors: {
      operatingShare: {
        numerator: told.operation / 60,
        denominator: told.berth / 60,
        value: operatingShare,
      },
      craneIntensity: { numerator: told.gross / 60, denominator: told.operation / 60, value: craneIntensity },
      workingShare: { numerator: working / 60, denominator: told.gross / 60, value: workingShare },
      liftsPerWorkingHour: rate(told.lifts, working, liftsPerWorkingHour),
      boxesPerLift: { numerator: told.boxes, denominator: told.lifts, value: boxesPerLift },
    },
  }
}
