import { box, type Face, outline, type Point } from './iso.ts'

const STEEL = 'steel'
const bar = (at: readonly [number, number, number], size: readonly [number, number, number]) =>
  box(at, size, STEEL)

/** A stay: a rope thick enough to be seen. */
const rope = (from: Point, to: Point): Face => ({
  points: outline([from, to, [to[0], to[1], to[2] + 0.5], [from[0], from[1], from[2] + 0.5]]),
  tint: STEEL,
  shade: 'right',
})

/** The part of a quay crane that stands on the quay: four legs and their braces. */
export function craneLegs(along: number): Face[] {
  const legs = [2, 26].map((inland) => [
    bar([along, inland, 0], [1.6, 1.6, 44]),
    bar([along + 16, inland, 0], [1.6, 1.6, 44]),
  ])
  const [water = [], land = []] = legs
  return [
    ...land.flat(),
    ...bar([along, 2, 14], [1.2, 25, 1.4]),
    ...bar([along, 26, 30], [17.6, 1.2, 1.4]),
    ...water.flat(),
    ...bar([along + 16, 2, 14], [1.2, 25, 1.4]),
    ...bar([along, 2, 30], [17.6, 1.2, 1.4]),
  ]
}

/** The part of a quay crane that hangs over the ship: boom, machine house and the box on its way. */
export function craneBoom(along: number, reach: number, tint: string): Face[] {
  return [
    ...bar([along + 5, 34, 44], [7, 12, 6]),
    ...bar([along + 4, -48, 44], [1.6, 92, 2.4]),
    ...bar([along + 12, -48, 44], [1.6, 92, 2.4]),
    ...bar([along + 7.4, 3, 46], [1.6, 1.6, 20]),
    ...[-44, -14, 38].flatMap((inland) =>
      [4.8, 12.8].map((side) => rope([along + 8, 4, 66], [along + side, inland, 46.4])),
    ),
    ...box([along + 2.4, reach, 31], [12.2, 2.6, 2.9], tint),
    ...bar([along + 6, reach - 1, 41.5], [5, 4, 2.5]),
  ]
}

/** A yard crane over its block. */
export function yardCrane(along: number, inland: number, span: number): Face[] {
  return [
    ...bar([along, inland + span, 0], [1.2, 1.2, 24]),
    ...bar([along + 11, inland + span, 0], [1.2, 1.2, 24]),
    ...bar([along, inland, 0], [1.2, 1.2, 24]),
    ...bar([along + 11, inland, 0], [1.2, 1.2, 24]),
    ...bar([along, inland - 1, 24], [2, span + 4, 2]),
    ...bar([along + 10.4, inland - 1, 24], [2, span + 4, 2]),
  ]
}

/** An automated guided vehicle, loaded or empty. */
export function vehicle(along: number, inland: number, tint: string | null): Face[] {
  const deck = box([along, inland, 0.4], [15, 3, 1.4], 'bridge')
  return tint === null ? deck : [...deck, ...box([along + 1.4, inland + 0.2, 1.8], [12.2, 2.6, 2.9], tint)]
}
