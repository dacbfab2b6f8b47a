/** A point as it is drawn, px: its middle, its radius and how wide its name is; without a name it is only in the way. */
export type NamedMark = { x: number; y: number; radius: number; width?: number | undefined }

/** Where a name stands: the middle of its line, px. */
export type NamePlace = { x: number; y: number }

type Box = { left: number; right: number; top: number; bottom: number }

/** The room that names may take, px. */
export type NameRoom = { x: number; y: number; width: number; height: number }

/** A line between two points, px. */
export type Way = readonly [from: NamePlace, to: NamePlace]

const LINE = 13
const GAP = 3

const boxAt = ({ x, y }: NamePlace, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Whether a line runs through a box: what of it lies between the sides also lies between top and bottom. */
const crosses = ([from, to]: Way, box: Box): boolean => {
  let [first, last] = [0, 1]
  const clip = (at: number, step: number, least: number, most: number): void => {
    if (step === 0) {
      if (at < least || at > most) first = 2
      return
    }
    const [one, other] = [(least - at) / step, (most - at) / step]
    first = Math.max(first, Math.min(one, other))
    last = Math.min(last, Math.max(one, other))
  }
  clip(from.x, to.x - from.x, box.left, box.right)
  clip(from.y, to.y - from.y, box.top, box.bottom)
  return first <= last
}

/** Above the point, else below it, else beside it. */
const placesOf = ({ x, y, radius, width = 0 }: NamedMark): readonly NamePlace[] => {
  const [up, side] = [radius + GAP + LINE / 2, radius + GAP + width / 2]
  return [
    { x, y: y - up },
    { x, y: y + up },
    { x: x + side, y },
    { x: x - side, y },
  ]
}

/**
 * Finds each name a place where it covers no point and no name before it, and no way between points where that can be;
 * null where there is none.
 */
export function placeNames(
  marks: readonly NamedMark[],
  room: NameRoom,
  ways: readonly Way[] = [],
): readonly (NamePlace | null)[] {
  const taken = marks.map((mark) => boxAt(mark, 2 * mark.radius, 2 * mark.radius))
  const within = ({ left, right, top, bottom }: Box) =>
    left >= room.x && right <= room.x + room.width && top >= room.y - LINE && bottom <= room.y + room.height
  return marks.map((mark) => {
    const { width } = mark
    if (width === undefined) return null
    const free = placesOf(mark).filter((each) => {
      const box = boxAt(each, width, LINE)
      return within(box) && !taken.some((other) => meet(box, other))
    })
    const clear = free.find((each) => !ways.some((way) => crosses(way, boxAt(each, width, LINE))))
    const place = clear ?? free[0]
    if (place === undefined) return null
    taken.push(boxAt(place, width, LINE))
    return place
  })
}
