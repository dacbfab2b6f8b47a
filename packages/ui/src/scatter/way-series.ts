import type { CustomSeriesOption } from 'echarts'
import { type Mode, tokens } from '../tokens.ts'
import type { ScatterPoint } from './scatter-chart.tsx'

type Api = { value: (dimension: number) => unknown; coord: (at: number[]) => number[] }

/** Draws where points stood before: a ring, and a thin line from there to the point. */
export function waySeries(points: readonly ScatterPoint[], mode: Mode): CustomSeriesOption[] {
  const data = points.flatMap(({ from, x, y }) => (from ? [[x, y, from.x, from.y]] : []))
  if (data.length === 0) return []
  const style = { stroke: tokens[mode].muted, lineWidth: 1, fill: 'none' }
  return [
    {
      id: 'qw-ways',
      type: 'custom',
      silent: true,
      tooltip: { show: false },
      encode: { x: [0, 2], y: [1, 3] },
      data,
      renderItem: (_: unknown, api: Api) => {
        const at = (dimension: number) => Number(api.value(dimension))
        const [x2 = 0, y2 = 0] = api.coord([at(0), at(1)])
        const [x1 = 0, y1 = 0] = api.coord([at(2), at(3)])
        return {
          type: 'group' as const,
          children: [
            { type: 'line' as const, shape: { x1, y1, x2, y2 }, style: { ...style, lineDash: [2, 3] } },
            { type: 'circle' as const, shape: { cx: x1, cy: y1, r: 3.5 }, style },
          ],
        }
      },
    },
  ]
}
