import type { Mover } from './mover.ts'

/** Metres to a point at right angles: across to the y `apron`, along to `x`, across to `y`. */
export const metresVia = (mover: Mover, apron: number, x: number, y: number): number =>
  Math.abs(mover.y - apron) + Math.abs(x - mover.x) + Math.abs(y - apron)

/** Drives a vehicle there by way of `apron` within `ms` from an instant on; its track, if kept, learns each piece. */
export const steer = (mover: Mover, apron: number, x: number, y: number, from: number, ms: number): void => {
  const metres = metresVia(mover, apron, x, y)
  mover.metres += metres
  const { track } = mover
  if (track) {
    const first = from + Math.round((ms * Math.abs(mover.y - apron)) / Math.max(metres, 1))
    const last = Math.max(first, from + ms - Math.round((ms * Math.abs(y - apron)) / Math.max(metres, 1)))
    if (apron !== mover.y) track.line(from, first, mover.x, apron)
    if (x !== mover.x) track.line(first, last, x, apron)
    if (y !== apron) track.line(last, from + ms, x, y)
  }
  mover.x = x
  mover.y = y
}
