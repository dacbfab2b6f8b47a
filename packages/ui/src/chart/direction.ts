/** The reading direction of the page. */
export type Direction = 'ltr' | 'rtl'

type AxisLike = {
  id?: string | number
  type?: string
  position?: string
  inverse?: boolean
  nameTextStyle?: object
}

type DirectedOption<A extends AxisLike> = { xAxis?: A | A[]; yAxis?: A | A[] }

/** The id that keeps a category axis of hours or days from left to right on every page. */
export const timeAxisId = 'time'

function asList<A>(axes: A | A[] | undefined): A[] {
  if (axes === undefined) return []
  return Array.isArray(axes) ? axes : [axes]
}

function runsInTime(axis: AxisLike): boolean {
  return axis.type === 'time' || String(axis.id ?? '').startsWith(timeAxisId)
}

/**
 * Mirrors a chart for right-to-left pages: value axes change sides and horizontal axes run from the right,
 * except time, which always runs from left to right.
 */
export function withDirection<A extends AxisLike, O extends DirectedOption<A>>(
  option: O,
  direction: Direction,
): O {
  if (direction === 'ltr') return option
  const xAxis = asList(option.xAxis).map((axis) =>
    runsInTime(axis) ? axis : { ...axis, inverse: axis.inverse !== true },
  )
  const yAxis = asList(option.yAxis).map((axis, index) => {
    const position = axis.position ?? (index === 0 ? 'left' : 'right')
    return { ...axis, position: position === 'left' ? 'right' : 'left' }
  })
  return { ...option, xAxis, yAxis }
}
