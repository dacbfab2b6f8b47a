import { box, dice, type Face } from './iso.ts'

const TINTS = ['load', 'discharge', 'restow', 'deliver', 'receive', 'ship', 'load', 'plan'] as const
const LENGTH = 12.2
const WIDTH = 2.6
const HEIGHT = 2.9

interface Stack {
  readonly along: number
  readonly inland: number
  readonly bays: number
  readonly rows: number
  readonly tiers: number
  readonly base: number
  readonly seed: number
}

/** A block of boxes of uneven height, drawn from the far corner to the near one. */
export function stack({ along, inland, bays, rows, tiers, base, seed }: Stack): Face[] {
  const roll = dice(seed)
  const faces: Face[] = []
  for (let bay = 0; bay < bays; bay++) {
    for (let row = rows - 1; row >= 0; row--) {
      const height = Math.max(0, Math.round(tiers * (0.45 + 0.65 * roll())) - (roll() < 0.12 ? 2 : 0))
      for (let tier = 0; tier < height; tier++) {
        const tint = TINTS[Math.floor(roll() * TINTS.length)] ?? 'load'
        const corner = [
          along + bay * (LENGTH + 0.9),
          inland + row * (WIDTH + 0.25),
          base + tier * HEIGHT,
        ] as const
        faces.push(...box(corner, [LENGTH, WIDTH, HEIGHT - 0.15], tint))
      }
    }
  }
  return faces
}
