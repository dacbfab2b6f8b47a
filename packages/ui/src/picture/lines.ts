import type { Spot } from './boxes.ts'
import { plainColour } from './colour.ts'
import { element, svgText } from './svg-text.ts'

type Line = { text: string; left: number; right: number; top: number; bottom: number }

/** The lines into which a text is broken on the screen. */
function linesOf(node: Text): Line[] {
  const range = document.createRange()
  const lines: Line[] = []
  for (const { index, 0: word } of node.data.matchAll(/\S+\s*/g)) {
    range.setStart(node, index)
    range.setEnd(node, index + word.trimEnd().length)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    const last = lines.at(-1)
    if (last && Math.abs(last.top - box.top) < box.height / 2) {
      last.text += word
      last.left = Math.min(last.left, box.left)
      last.right = Math.max(last.right, box.right)
    } else lines.push({ text: word, left: box.left, right: box.right, top: box.top, bottom: box.bottom })
  }
  return lines
}

/** What of a line can be seen where its box cuts it off. */
function seen({ text, left, right }: Line, clip: DOMRect): string {
  const room = Math.min(right, clip.right) - Math.max(left, clip.left)
  const share = room / (right - left)
  if (share > 0.98) return text.trimEnd()
  const kept = Math.floor(text.length * share) - 1
  return kept > 0 ? `${text.slice(0, kept)}…` : ''
}

/** A text as it is painted, line by line. */
export function textSvg(node: Text, style: CSSStyleDeclaration, clip: DOMRect, origin: Spot): string {
  const colour = plainColour(style.color)
  if (!colour) return ''
  const rtl = style.direction === 'rtl'
  const size = Number.parseFloat(style.fontSize)
  return linesOf(node)
    .map((line) => {
      const text = seen(line, clip)
      if (text === '') return ''
      return element(
        'text',
        {
          x: (rtl ? line.right : Math.max(line.left, clip.left)) - origin.x,
          y: (line.top + line.bottom) / 2 - origin.y + size * 0.36,
          fill: colour.fill,
          'fill-opacity': colour.opacity === 1 ? undefined : colour.opacity,
          'font-family': style.fontFamily,
          'font-size': size,
          'font-weight': style.fontWeight === '400' ? undefined : style.fontWeight,
          direction: rtl ? 'rtl' : undefined,
        },
        svgText(text),
      )
    })
    .join('')
}
