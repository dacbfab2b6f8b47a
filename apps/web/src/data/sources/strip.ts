/** A run of hours of a strip that are alike. */
export interface Run {
  readonly from: number
  readonly hours: number
  /** `data`: facts in each; `gap`: none, longer than usual; `quiet`: none, as usual; `before`: ahead of the first fact. */
  readonly kind: 'data' | 'gap' | 'quiet' | 'before'
}

/** Joins the hours of a strip (`1` facts, `0` none) into runs; the hour that runs now is never a gap. */
export function runsOf(hours: string, usualHours: number): readonly Run[] {
  const first = hours.indexOf('1')
  const pieces = hours.match(/0+|1+/g) ?? []
  let from = 0
  return pieces.map((piece) => {
    const start = from
    from += piece.length
    const isLast = from === hours.length
    const empty = isLast ? piece.length - 1 : piece.length
    if (piece[0] === '1') return { from: start, hours: piece.length, kind: 'data' }
    if (first < 0 || start < first) return { from: start, hours: piece.length, kind: 'before' }
    return { from: start, hours: piece.length, kind: empty >= usualHours && empty > 0 ? 'gap' : 'quiet' }
  })
}
