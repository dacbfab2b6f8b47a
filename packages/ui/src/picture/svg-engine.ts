import type { EChartsOption } from 'echarts'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import '../chart/engine.ts'

use([SVGRenderer])

/** Draws an option as the text of an SVG element of that size, px, without moving parts. */
export function drawnSvg(option: EChartsOption, width: number, height: number): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  chart.setOption({ ...option, animation: false })
  const svg = chart.renderToSVGString()
  chart.dispose()
  // The names of fonts come in the quotes that the attribute itself stands in.
  return svg.replaceAll(/font-family:[^;]*;/g, (fonts) => fonts.replaceAll('"', "'"))
}
