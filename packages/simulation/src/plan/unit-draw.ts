import { categorical } from '../engine/distribution.ts'
import { uniform } from '../engine/random.ts'
import type { CargoMix } from '../scenario/cargo-mix.ts'

const TWIN_SHARE = 0.2
const SINGLE_LENGTHS = [0.1, 0.87, 0.03]
const LENGTHS = [20, 40, 45] as const
const SINGLE_BOXES = (1 - TWIN_SHARE) / (1 + TWIN_SHARE)

/** Boxes of a unit: 2 for a twin. */
export const boxesOf = (key: number): 1 | 2 => (uniform(key) < TWIN_SHARE ? 2 : 1)

/** Length of the boxes of a unit in feet: those of a twin are 20. */
export const lengthOf = (key: number): 20 | 40 | 45 =>
  boxesOf(key) === 2 ? 20 : (LENGTHS[categorical(uniform(key, 6), SINGLE_LENGTHS)] ?? 40)

/** Whether a box is full; `stayKey` is the random key of what stays together: the box or its unit. */
export const isFull = (stayKey: number, empty: number): boolean => uniform(stayKey, 2) >= empty

/** Whether a unit is a full container that needs power, in a flow with a share of empties; never a twin. */
export const isReefer = (mix: CargoMix, key: number, stayKey: number, empty: number): boolean =>
  uniform(key, 36) * SINGLE_BOXES * (1 - empty) < mix.reefer && boxesOf(key) === 1 && isFull(stayKey, empty)

/** Whether the full boxes of a unit that is no reefer carry dangerous goods. */
export const isDangerous = (mix: CargoMix, key: number, empty: number): boolean =>
  uniform(key, 37) * (1 - empty - mix.reefer) < mix.dangerous
