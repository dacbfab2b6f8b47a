/** How a number stands to its target. */
export type TargetBand = 'good' | 'near' | 'bad'

/** How a number stands to its target, `near` within that share (0 to 1) of it; undefined without a target or where neither more nor less is better. */
export function bandOf(
  value: number | null,
  target: number | null,
  better: 'higher' | 'lower' | null,
  near: number,
): TargetBand | undefined {
  if (value === null || target === null || target === 0 || better === null) return undefined
  const ahead = ((value - target) / target) * (better === 'higher' ? 1 : -1)
  if (ahead >= 0) return 'good'
  return ahead >= -near ? 'near' : 'bad'
}
