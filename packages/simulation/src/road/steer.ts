import type { Mover } from './mover.ts'

/** A way at right angles: across to the y `apron`, along to `x`, across to `y`. */
export type Way = { readonly apron: number; readonly x: number; readonly y: number }

/** Metres of a way from where a vehicle is. */
export const metresVia = (mover: Mover, { apron, x, y }: Way): number =>
  Math.abs(mover.y - apron) + Math.abs(x - mover.x) + Math.abs(y - apron)

/** Drives a vehicle along a way within `ms` from an instant on; its track, if kept, learns each straight piece. */
export const steer = (mover: Mover, way: Way, from: number, ms: number): void => {
  const metres = metresVia(mover, way)
  mover.metres += metres
  if (mover.track) {
    const { x, y } = mover
    const first = from + Math.round((ms * Math.abs(y - way.apron)) / Math.max(metres, 1))
    const last = from + ms - Math.round((ms * Math.abs(way.y - way.apron)) / Math.max(metres, 1))
    if (way.apron !== y) mover.track.line(from, first, x, way.apron)
    if (way.x !== x) mover.track.line(first, Math.max(first, last), way.x, way.apron)
    if (way.y !== way.apron) mover.track.line(Math.max(first, last), from + ms, way.x, way.y)
  }
  mover.x = way.x
  mover.y = way.y
}
