function channel(hex: string, start: number): number {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of a `#rrggbb` colour, 0 to 1, after WCAG 2. */
export function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21, after WCAG 2. */
export function contrast(first: string, second: string): number {
  const lighter = Math.max(luminance(first), luminance(second))
  const darker = Math.min(luminance(first), luminance(second))
  return (lighter + 0.05) / (darker + 0.05)
}

const darkInk = '#0d1116'
const lightInk = '#ffffff'
/** Where neither reads well enough, black does. */
const blackInk = '#000000'
const readable = 4.5

/** Picks dark or white text for a mark, whichever has the higher contrast; that is always at least 4.5:1. */
export function inkOn(colour: string): string {
  const ink = contrast(colour, lightInk) >= contrast(colour, darkInk) ? lightInk : darkInk
  return contrast(colour, ink) >= readable ? ink : blackInk
}

/** Mixes two `#rrggbb` colours; a share of 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const part = (start: number) => {
    const from = Number.parseInt(first.slice(start, start + 2), 16)
    const to = Number.parseInt(second.slice(start, start + 2), 16)
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}

/** Adds an opacity of 0 to 1 to a `#rrggbb` colour. */
export function withAlpha(colour: string, alpha: number): string {
  return `${colour}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`
}
