/** How wide a text is when it is drawn, px. */
export type TextWidth = (text: string) => number

/** How a text of a table is drawn, and how wide its signs are about where nothing can be drawn. */
interface Script {
  /** The font but for its family, as a style sheet says it. */
  readonly font: string
  readonly usual: number
  readonly wide: number
}

const SCRIPTS = {
  title: { font: '500 12px', usual: 6.6, wide: 12.5 },
  cell: { font: '400 13px', usual: 7.6, wide: 13.5 },
  total: { font: '600 13px', usual: 8.4, wide: 13.5 },
} as const satisfies Record<string, Script>

const WIDE = /[\u2e80-\ufaff\uff01-\uff60]/u
/** Digits of tables are all as wide as a nought. */
const DIGITS = /[1-9]/g

/** Signs of Chinese and Japanese are as wide as high. */
export const isWide = (sign: string): boolean => WIDE.test(sign)

const guessed = (text: string, { usual, wide }: Script): number =>
  [...text].reduce((sum, sign) => sum + (isWide(sign) ? wide : usual), 0)

let pen: CanvasRenderingContext2D | null | undefined

/** Draws nothing: it knows how wide texts are in the fonts that the reader's machine has. */
function penOf({ font }: Script): CanvasRenderingContext2D | null {
  if (typeof document === 'undefined') return null
  pen ??= document.createElement('canvas').getContext('2d')
  if (pen) pen.font = `${font} ${getComputedStyle(document.body).fontFamily}`
  return pen
}

/** What measures the titles, the cells or the totals of a table; without a screen it guesses by the number of signs. */
export function widthsOf(kind: keyof typeof SCRIPTS): TextWidth {
  const script = SCRIPTS[kind]
  const drawn = penOf(script)
  const font = drawn?.font ?? ''
  return (text) => {
    if (!drawn) return guessed(text, script)
    drawn.font = font
    return drawn.measureText(text.replace(DIGITS, '0')).width
  }
}
