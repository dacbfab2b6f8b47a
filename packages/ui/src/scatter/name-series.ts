import type { CustomSeriesOption } from 'echarts'
import { axisText } from '../chart/axes.ts'
import type { Mode } from '../tokens.ts'
import { type NamePlace, type NameRoom, placeNames } from './place-names.ts'
import type { ScatterPoint } from './scatter-chart.tsx'

type Api = { coord: (at: number[]) => number[] }
type Params = { dataIndex: number; coordSys: object }

const RING = 4
/** How wide a sign of 11 px is at most, px: a little more than it is, so that names keep apart. */
const SIGN = { usual: 6.8, wide: 11.5 }
const WIDE = /[\u2e80-\ufaff]/u

const widthOf = (name: string): number =>
  [...name].reduce((sum, sign) => sum + (WIDE.test(sign) ? SIGN.wide : SIGN.usual), 0)

/** Writes the names of points where they cover neither a point nor each other; the tooltip tells the others. */
export function nameSeries(
  points: readonly ScatterPoint[],
  sizes: readonly number[],
  mode: Mode,
): CustomSeriesOption {
  const text = axisText(mode)
  let places: readonly (NamePlace | null)[] = []
  const placesIn = (api: Api, room: NameRoom) => {
    const at = (x: number, y: number) => {
      const [left = 0, top = 0] = api.coord([x, y])
      return { x: left, y: top }
    }
    const named = points.map(({ x, y, label }, index) => ({
      ...at(x, y),
      radius: (sizes[index] ?? 0) / 2,
      width: widthOf(label),
    }))
    const rings = points.flatMap(({ from }) => (from ? [{ ...at(from.x, from.y), radius: RING }] : []))
    const ways = points.flatMap(({ x, y, from }) => (from ? [[at(from.x, from.y), at(x, y)] as const] : []))
    return placeNames([...named, ...rings], room, ways)
  }
  return {
    id: 'qw-names',
    type: 'custom',
    silent: true,
    tooltip: { show: false },
    encode: { x: 0, y: 1 },
    data: points.map(({ x, y }) => [x, y]),
    z: 3,
    renderItem: (params: Params, api: Api) => {
      // All names are placed with the first: where one stands depends on the others.
      if (params.dataIndex === 0) places = placesIn(api, params.coordSys as NameRoom)
      const place = places[params.dataIndex]
      const label = points[params.dataIndex]?.label
      if (!place || label === undefined) return null
      return {
        type: 'text' as const,
        style: {
          ...place,
          text: label,
          fill: text.color,
          font: `${text.fontSize}px ${text.fontFamily}`,
          align: 'center' as const,
          verticalAlign: 'middle' as const,
        },
      }
    },
  }
}
