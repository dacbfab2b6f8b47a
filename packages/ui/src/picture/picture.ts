import { boxSvg, HATCH, type Spot } from './boxes.ts'
import { drawingOn } from './drawings.ts'
import { textSvg } from './lines.ts'
import { element, svgText } from './svg-text.ts'

/** Controls and what is only spoken are no part of a picture. */
const LEFT_OUT = '.qw-panel__actions, .qw-visually-hidden, .qw-table__tools, .qw-table__pager'
const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity'] as const
const CAPTION_LINE = 16
const EDGE = 14

/** A picture of a part of the page. */
export type Picture = { readonly svg: string; readonly width: number; readonly height: number }

type Drawing = { readonly origin: Spot; readonly draw: typeof import('./svg-engine.ts').drawnSvg }

/**
 * A part of the page as an SVG drawing of its own: boxes, texts and charts as they stand on the screen, and lines
 * under it that say what was asked.
 */
export async function pictureOf(part: HTMLElement, caption: readonly string[]): Promise<Picture> {
  const { drawnSvg } = await import('./svg-engine.ts')
  const box = part.getBoundingClientRect()
  const origin: Spot = { x: box.left, y: box.top, width: box.width, height: box.height }
  const style = getComputedStyle(part)
  const width = Math.ceil(box.width)
  const told = caption.flatMap((line) => wrapped(line, width - 2 * EDGE, `11px ${style.fontFamily}`))
  const height = Math.ceil(box.height + told.length * CAPTION_LINE + EDGE)
  const ground = boxSvg(style, { x: 0, y: 0, width, height })
  const body = [...part.children].map((child) => partSvg(child, box, { origin, draw: drawnSvg })).join('')
  const lines = told.map((line, at) => captionLine(line, at, box, style)).join('')
  const size = { width, height, viewBox: `0 0 ${width} ${height}` }
  const svg = element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, HATCH + ground + body + lines)
  return { svg, width, height }
}

const PARTED = ' · '

/** A line of the caption in as many lines as it needs; it is broken where its parts meet. */
function wrapped(line: string, room: number, font: string): readonly string[] {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return [line]
  context.font = font
  const lines: string[] = []
  for (const part of line.split(PARTED)) {
    const last = lines.pop()
    const longer = last === undefined ? part : `${last}${PARTED}${part}`
    if (last === undefined || context.measureText(longer).width <= room) lines.push(longer)
    else lines.push(last, part)
  }
  return lines
}

function captionLine(text: string, at: number, box: DOMRect, style: CSSStyleDeclaration): string {
  const rtl = style.direction === 'rtl'
  return element(
    'text',
    {
      x: rtl ? box.width - EDGE : EDGE,
      y: box.height + (at + 1) * CAPTION_LINE - 4,
      fill: getComputedStyle(document.documentElement).getPropertyValue('--qw-muted').trim(),
      'font-family': style.fontFamily,
      'font-size': 11,
      direction: rtl ? 'rtl' : undefined,
    },
    svgText(text),
  )
}

function partSvg(part: Element, clip: DOMRect, drawing: Drawing): string {
  if (part.matches(LEFT_OUT)) return ''
  const style = getComputedStyle(part)
  if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0') return ''
  const box = part.getBoundingClientRect()
  const { origin, draw } = drawing
  const spot = { x: box.left - origin.x, y: box.top - origin.y, width: box.width, height: box.height }
  const option = drawingOn(part)
  if (option) return draw(option, box.width, box.height).replace('<svg ', `<svg x="${spot.x}" y="${spot.y}" `)
  if (part instanceof HTMLCanvasElement) return element('image', { ...spot, href: part.toDataURL() })
  if (part instanceof SVGSVGElement) return iconSvg(part, spot)
  const apart = style.display === 'contents'
  if (!apart && box.width > 0 && !meets(box, clip)) return ''
  const inner = style.overflowX === 'visible' || apart ? clip : common(box, clip)
  const own = apart ? '' : boxSvg(style, spot)
  return own + [...part.childNodes].map((node) => nodeSvg(node, style, inner, drawing)).join('')
}

function nodeSvg(node: Node, style: CSSStyleDeclaration, clip: DOMRect, drawing: Drawing): string {
  if (node instanceof Text) return textSvg(node, style, clip, drawing.origin)
  return node instanceof Element ? partSvg(node, clip, drawing) : ''
}

/** A drawing inside the page, with the paint that its style sheet gives it. */
function iconSvg(icon: SVGSVGElement, spot: Spot): string {
  const copy = icon.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return ''
  const originals = [icon, ...icon.querySelectorAll('*')]
  for (const [at, each] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[at]
    if (!original) continue
    const style = getComputedStyle(original)
    for (const name of PAINT) each.setAttribute(name, style.getPropertyValue(name))
    each.removeAttribute('class')
    each.removeAttribute('style')
  }
  for (const name of ['x', 'y', 'width', 'height'] as const) copy.setAttribute(name, String(spot[name]))
  return new XMLSerializer().serializeToString(copy)
}

const meets = (box: DOMRect, clip: DOMRect): boolean =>
  box.right > clip.left && box.left < clip.right && box.bottom > clip.top && box.top < clip.bottom

function common(box: DOMRect, clip: DOMRect): DOMRect {
  const [left, top] = [Math.max(box.left, clip.left), Math.max(box.top, clip.top)]
  const [right, bottom] = [Math.min(box.right, clip.right), Math.min(box.bottom, clip.bottom)]
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}
