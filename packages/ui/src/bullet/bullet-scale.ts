/** Where a value stands on a track that holds the value, its target and what it is compared with, in percent. */
export type BulletPlaces = { value: number; target: number | null; compare: number | null }

/** Places them from zero; the greatest of them leaves an eighth of the track free. */
export function placesOf(value: number, target: number | null, compare: number | null): BulletPlaces {
  const most = Math.max(value, target ?? 0, compare ?? 0)
  const place = (each: number) => (most <= 0 ? 0 : Math.round((each / most) * 8750) / 100)
  return {
    value: place(Math.max(0, value)),
    target: target === null ? null : place(target),
    compare: compare === null ? null : place(compare),
  }
}
