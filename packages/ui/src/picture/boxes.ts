import { plainColour } from './colour.ts'
import { element } from './svg-text.ts'

/** A place inside the picture, px. */
export type Spot = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The pattern of what is hatched on the screen, defined once a picture. */
export const HATCH =
  '<defs><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="1.2" height="5" fill="#808890" fill-opacity="0.6"/></pattern></defs>'

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const

const edge = (side: (typeof SIDES)[number], { x, y, width, height }: Spot, size: number): Spot => {
  if (side === 'Top') return { x, y, width, height: size }
  if (side === 'Bottom') return { x, y: y + height - size, width, height: size }
  return { x: side === 'Left' ? x : x + width - size, y, width: size, height }
}

function edges(style: CSSStyleDeclaration, spot: Spot): string {
  return SIDES.map((side) => {
    const size = Number.parseFloat(style[`border${side}Width`])
    const colour = plainColour(style[`border${side}Color`])
    if (!size || style[`border${side}Style`] === 'none' || !colour) return ''
    return element('rect', { ...edge(side, spot, size), fill: colour.fill, 'fill-opacity': colour.opacity })
  }).join('')
}

/** The ground and the edges of a box as they are painted. */
export function boxSvg(style: CSSStyleDeclaration, spot: Spot): string {
  const ground = plainColour(style.backgroundColor)
  const rx = Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, spot.height / 2)
  const filled = ground
    ? element('rect', { ...spot, rx, fill: ground.fill, 'fill-opacity': ground.opacity })
    : ''
  const hatched = style.backgroundImage.includes('repeating-linear-gradient')
    ? element('rect', { ...spot, rx, fill: 'url(#hatch)' })
    : ''
  return filled + hatched + edges(style, spot)
}
