import type { Face } from './iso.ts'
import { craneBoom, craneLegs, vehicle, yardCrane } from './machines.ts'
import { stack } from './stacks.ts'
import { deckload, hull } from './vessel.ts'

const CRANES = [
  { along: 42, reach: -30, tint: 'accent' },
  { along: 104, reach: 8, tint: 'deliver' },
  { along: 150, reach: -14, tint: 'receive' },
  { along: 222, reach: -36, tint: 'accent' },
] as const

const BLOCKS = [-40, 10, 60, 110, 160, 210, 260, 310]

/** The yard behind the quay, from far to near. */
export function yard(): Face[] {
  return BLOCKS.flatMap((along, index) => [
    ...stack({ along: along + 4, inland: 88, bays: 3, rows: 44, tiers: 4, base: 0, seed: 5 + index }),
    ...yardCrane(along + 10, 96 + ((index * 37) % 60), 26),
  ])
}

/** The quay: vehicles on their lanes between the legs of the cranes. */
export function quay(): Face[] {
  const lanes = [-20, 30, 84, 132, 196, 252, 300].flatMap((along, index) =>
    vehicle(
      along,
      62 - (index % 3) * 10,
      index % 2 === 0 ? (['discharge', 'restow', 'load', 'deliver'][index % 4] ?? null) : null,
    ),
  )
  return [...lanes, ...CRANES.flatMap(({ along }) => craneLegs(along))]
}

/** The ship at berth and the booms over it. */
export function berth(): Face[] {
  return [
    ...hull(),
    ...deckload(),
    ...CRANES.flatMap(({ along, reach, tint }) => craneBoom(along, reach, tint)),
  ]
}
