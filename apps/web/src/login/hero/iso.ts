/** A point of the drawn terminal: along the quay, away from the water, up; in metres. */
export type Point = readonly [along: number, inland: number, up: number]

/** How the light falls on a side: full on top, less to the right, least to the left, none under the ship's flare. */
type Shade = 'top' | 'right' | 'left' | 'deep'

/** A filled outline on the picture; `tint` names its colour, `shade` the light on it. */
export interface Face {
  readonly points: string
  readonly tint: string
  readonly shade: Shade
}

const COS = Math.cos(Math.PI / 6)
const SIN = 0.5

/** Where a point lies on the picture: the quay runs down to the right, the land lies up to the right. */
const project = ([along, inland, up]: Point): readonly [number, number] => [
  (along + inland) * COS,
  (along - inland) * SIN - up,
]

/** The corners of an outline as an SVG list. */
export const outline = (corners: readonly Point[]): string =>
  corners
    .map((corner) =>
      project(corner)
        .map((value) => value.toFixed(1))
        .join(','),
    )
    .join(' ')

/** The three visible sides of a box with its corner at a point. */
export function box([a, i, u]: Point, [da, di, du]: Point, tint: string): Face[] {
  const top = u + du
  const side = (corners: Point[], shade: Shade): Face => ({ points: outline(corners), tint, shade })
  return [
    side(
      [
        [a, i, u],
        [a + da, i, u],
        [a + da, i, top],
        [a, i, top],
      ],
      'left',
    ),
    side(
      [
        [a + da, i, u],
        [a + da, i + di, u],
        [a + da, i + di, top],
        [a + da, i, top],
      ],
      'right',
    ),
    side(
      [
        [a, i, top],
        [a + da, i, top],
        [a + da, i + di, top],
        [a, i + di, top],
      ],
      'top',
    ),
  ]
}

/** Numbers between 0 and 1 that look random and are the same at every visit. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}
