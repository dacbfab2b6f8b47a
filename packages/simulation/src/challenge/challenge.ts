import { type Parsed, refused } from '../scenario/parse.ts'
import { readArrivals } from './arrival-file.ts'
import { type Demand, readDemand } from './demand-file.ts'
import { type Point, readPoints } from './point-file.ts'

/** The port of the challenge: berths with their own cranes, blocks with one yard crane each, and vehicles. */
export type ChallengePort = {
  readonly berths: number
  readonly cranesPerBerth: number
  /** Where vehicles meet each quay crane, berth by berth. */
  readonly cranes: readonly Point[]
  /** Where vehicles meet the yard crane of each block. */
  readonly blocks: readonly Point[]
  readonly blockCapacity: number
  readonly vehicles: number
  readonly quayM: number
}

/** Service times in milliseconds, and the speed of vehicles. */
export type ChallengeTimes = {
  /** Of each crane when a ship has berthed. */
  readonly setupMs: number
  /** Of the crane between ship and its own place over the ship: before it lifts a box, or to set one down. */
  readonly shipMs: number
  /** Of the crane between ship and vehicle. */
  readonly crossingMs: number
  readonly yardMs: number
  readonly vehicleMPerS: number
}

/** A run of the challenge as data. */
export type ChallengeScenario = Demand & {
  /** First call of each service, epoch milliseconds; it calls again every seven days. */
  readonly arrivals: readonly number[]
  readonly port: ChallengePort
  readonly times: ChallengeTimes
  readonly weeks: number
  /** Calls of the first weeks only discharge: a box leaves with the call this many weeks after the one it came with. */
  readonly lagWeeks: number
  /** Calls come up to this much early or late, evenly spread. */
  readonly jitterMs: number
  readonly seed: number
}

/** The texts of the challenge's files; the places of cranes and blocks have known defaults. */
export type ChallengeFiles = {
  readonly transhipment: string
  readonly arrivals: string
  readonly cranes?: string
  readonly blocks?: string
}

/** What may be chosen besides the files. */
export type ChallengeOptions = Partial<
  Pick<ChallengeScenario, 'weeks' | 'lagWeeks' | 'jitterMs' | 'seed' | 'times' | 'port'>
>

const DAY = 86_400_000
const QUAY_M = 1600
const BERTHS = 4
const CRANES_PER_BERTH = 3
const MOST_WEEKS = 104
const MOST_BOXES = 2_000_000

/** Twelve cranes evenly along the quay; two rows of eight blocks, two and two behind each berth. */
const places = (count: number, at: (i: number) => Point): readonly Point[] =>
  Array.from({ length: count }, (_, i) => at(i))

/** The port that the challenge gives. */
export const CHALLENGE_PORT: ChallengePort = {
  berths: BERTHS,
  cranesPerBerth: CRANES_PER_BERTH,
  cranes: places(12, (i) => ({ x: ((i + 0.5) * QUAY_M) / 12, y: 0 })),
  blocks: places(16, (i) => ({
    x: (QUAY_M / BERTHS) * ((i % 8) >> 1) + ((1 + (i % 2)) * QUAY_M) / 12,
    y: i < 8 ? 100 : 500,
  })),
  blockCapacity: 1000,
  vehicles: 12,
  quayM: QUAY_M,
}

/** The service times that the challenge gives. */
export const CHALLENGE_TIMES: ChallengeTimes = {
  setupMs: 1_500_000,
  shipMs: 35_000,
  crossingMs: 75_000,
  yardMs: 90_000,
  vehicleMPerS: 4.5,
}

const named = (file: string, problems: readonly string[]): string[] => problems.map((p) => `${file}: ${p}`)

const portOf = (files: ChallengeFiles, port: ChallengePort): Parsed<ChallengePort> => {
  const cranes = files.cranes === undefined ? null : readPoints(files.cranes, port.cranes.length)
  const blocks = files.blocks === undefined ? null : readPoints(files.blocks, port.blocks.length)
  if (cranes?.ok === false) return refused(...named('cranes', cranes.problems))
  if (blocks?.ok === false) return refused(...named('blocks', blocks.problems))
  return {
    ok: true,
    value: { ...port, cranes: cranes?.value ?? port.cranes, blocks: blocks?.value ?? port.blocks },
  }
}

/** Makes a run from the challenge's own files; what is wrong with them comes with file and line. Never throws. */
export const challengeScenario = (
  files: ChallengeFiles,
  options: ChallengeOptions = {},
): Parsed<ChallengeScenario> => {
  const demand = readDemand(files.transhipment)
  if (!demand.ok) return refused(...named('transhipment', demand.problems))
  const arrivals = readArrivals(files.arrivals, demand.value.services)
  if (!arrivals.ok) return refused(...named('arrivals', arrivals.problems))
  const port = portOf(files, options.port ?? CHALLENGE_PORT)
  if (!port.ok) return port
  const { weeks = 10, lagWeeks = 2, jitterMs = DAY, seed = 1, times = CHALLENGE_TIMES } = options
  if (!(Number.isInteger(weeks) && weeks >= 1 && weeks <= MOST_WEEKS))
    return refused(`weeks: must be 1 to ${MOST_WEEKS}`)
  const boxes = weeks * demand.value.boxes.flat().reduce((sum, count) => sum + count, 0)
  if (boxes > MOST_BOXES)
    return refused(`transhipment: ${boxes} boxes in ${weeks} weeks, at most ${MOST_BOXES}`)
  return {
    ok: true,
    value: {
      ...demand.value,
      arrivals: arrivals.value,
      port: port.value,
      times,
      weeks,
      lagWeeks,
      jitterMs,
      seed,
    },
  }
}
