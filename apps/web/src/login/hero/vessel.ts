import { box, type Face, outline, type Point } from './iso.ts'
import { stack } from './stacks.ts'

const BEAM = 46
const SIDE = -3
const DECK = 9
const STERN = 6
const SHOULDER = 286
const BOW = 322

/** The hull, with its bow down the quay. */
export function hull(): Face[] {
  const water = SIDE - BEAM
  const middle = SIDE - BEAM / 2
  const rim: Point[] = [
    [STERN, SIDE, DECK],
    [SHOULDER, SIDE, DECK],
    [BOW, middle, DECK + 3],
    [SHOULDER, water, DECK],
    [STERN, water, DECK],
  ]
  const side = (up: number, height: number, tint: string): Face => ({
    points: outline([
      [STERN, water, up],
      [SHOULDER, water, up],
      [SHOULDER, water, up + height],
      [STERN, water, up + height],
    ]),
    tint,
    shade: 'deep',
  })
  const bow = (up: number, top: number, tint: string): Face => ({
    points: outline([
      [SHOULDER, water, up],
      [BOW - 6, middle, up],
      [BOW, middle, top + 3],
      [SHOULDER, water, top],
    ]),
    tint,
    shade: 'left',
  })
  return [
    side(-7, 1.6, 'bad'),
    bow(-7, -8.4, 'bad'),
    side(-5.4, DECK + 5.4, 'weather'),
    bow(-5.4, DECK, 'weather'),
    { points: outline(rim), tint: 'idle', shade: 'right' },
  ]
}

/** The boxes on deck with the bridge between them. */
export function deckload(): Face[] {
  const bays = (along: number, count: number, tiers: number, seed: number) =>
    stack({ along, inland: SIDE - BEAM + 2, bays: count, rows: 15, tiers, base: DECK, seed })
  return [
    ...bays(14, 13, 5, 71),
    ...box([188, SIDE - BEAM + 4, DECK], [9, BEAM - 8, 30], 'bridge'),
    ...box([186, SIDE - BEAM, DECK + 26], [10, BEAM, 4], 'bridge'),
    ...bays(204, 6, 4, 23),
  ]
}
