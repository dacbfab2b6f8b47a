/** A point as it is drawn, px: its middle, its radius and how wide its name is; without a name it is only in the way. */
export type NamedMark = { x: number; y: number; radius: number; width?: number | undefined }

/** Where a name stands: the middle of its line, px. */
export type NamePlace = { x: number; y: number }

type Box = { left: number; right: number; top: number; bottom: number }

/** The room that names may take, px. */
export type NameRoom = { x: number; y: number; width: number; height: number }

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

/** Finds each name a place where it covers no point and no name before it; null where there is none. */
export function placeNames(marks: readonly NamedMark[], room: NameRoom): readonly (NamePlace | null)[] {
  const taken = marks.map((mark) => boxAt(mark, 2 * mark.radius, 2 * mark.radius))
  const within = ({ left, right, top, bottom }: Box) =>
    left >= room.x && right <= room.x + room.width && top >= room.y - LINE && bottom <= room.y + room.height
  return marks.map((mark) => {
    const { width } = mark
    if (width === undefined) return null
    const place = placesOf(mark).find((each) => {
      const box = boxAt(each, width, LINE)
      return within(box) && !taken.some((other) => meet(box, other))
    })
    if (place === undefined) return null
    taken.push(boxAt(place, width, LINE))
    return place
  })
}
