import { inkOn, withAlpha } from '../chart/ink.ts'
import { fontFamily, type Mode, tokens } from '../tokens.ts'
import type { PlacedBar } from './layout.ts'

function paintStripes(context: CanvasRenderingContext2D, placed: PlacedBar, colour: string): void {
  context.save()
  context.clip()
  context.strokeStyle = colour
  context.lineWidth = 2
  for (let x = placed.x - placed.height; x < placed.x + placed.width; x += 6) {
    context.beginPath()
    context.moveTo(x, placed.y + placed.height)
    context.lineTo(x + placed.height, placed.y)
    context.stroke()
  }
  context.restore()
}

function paintBody(context: CanvasRenderingContext2D, placed: PlacedBar, mode: Mode): void {
  const { bar, x, y, width, height } = placed
  const colour = tokens[mode][bar.tone]
  context.beginPath()
  context.roundRect(x + 0.5, y + 0.5, Math.max(1, width - 1), height - 1, Math.min(3, width / 3))
  context.fillStyle = bar.outline === true ? withAlpha(colour, 0.16) : colour
  context.fill()
  if (bar.pattern === 'stripes') paintStripes(context, placed, withAlpha(tokens[mode].panel, 0.55))
  if (bar.outline !== true) return
  context.setLineDash([3, 2])
  context.strokeStyle = colour
  context.lineWidth = 1
  context.stroke()
  context.setLineDash([])
  if (bar.progress === undefined) return
  context.fillStyle = withAlpha(colour, 0.65)
  context.fillRect(x, y, width * Math.max(0, Math.min(1, bar.progress)), height)
}

function paintLabel(context: CanvasRenderingContext2D, placed: PlacedBar, mode: Mode): void {
  const { bar, y, width, height } = placed
  const left = Math.max(0, placed.x) + 5
  const room = placed.x + width - left - 4
  const texts = [bar.label, bar.brief].filter((text) => text !== undefined)
  const fitting = texts.find((text) => context.measureText(text).width <= room)
  if (fitting === undefined) return
  context.fillStyle = bar.outline === true ? tokens[mode].text : inkOn(tokens[mode][bar.tone])
  context.fillText(fitting, left, y + height / 2 + 0.5)
}

/** Paints bars: plans dashed, patterns over colours, labels only where they fit. */
export function paintBars(
  context: CanvasRenderingContext2D,
  placed: readonly PlacedBar[],
  look: { mode: Mode; active: string | null },
): void {
  context.font = `600 11px ${fontFamily}`
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  for (const each of placed) {
    paintBody(context, each, look.mode)
    paintLabel(context, each, look.mode)
    if (each.bar.key !== look.active) continue
    context.strokeStyle = tokens[look.mode].text
    context.lineWidth = 2
    context.strokeRect(each.x, each.y, each.width, each.height)
  }
}

/** Paints when the end is expected: the span behind everything and a line in it. */
export function paintOutlook(
  context: CanvasRenderingContext2D,
  outlook: { from: number; at: number; to: number; height: number },
  mode: Mode,
): void {
  const { from, at, to, height } = outlook
  const colour = tokens[mode].accent
  context.fillStyle = withAlpha(colour, 0.14)
  context.fillRect(from, 0, Math.max(1, to - from), height)
  context.strokeStyle = colour
  context.lineWidth = 1.5
  context.setLineDash([4, 3])
  context.beginPath()
  context.moveTo(at, 0)
  context.lineTo(at, height)
  context.stroke()
  context.setLineDash([])
}

/** Paints the vertical lines of the ticks and the present. */
export function paintLines(
  context: CanvasRenderingContext2D,
  lines: { ticks: readonly number[]; now: number | undefined; height: number },
  mode: Mode,
): void {
  context.fillStyle = tokens[mode].grid
  for (const x of lines.ticks) context.fillRect(Math.round(x), 0, 1, lines.height)
  if (lines.now === undefined) return
  context.fillStyle = tokens[mode].text
  context.fillRect(Math.round(lines.now), 0, 1.5, lines.height)
}
