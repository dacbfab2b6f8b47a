/** How a number stands to its target. */
export type TargetBand = 'good' | 'near' | 'bad'

/** Within this share of its target a number is as good as there. */
const NEAR = 0.03

/** How a number stands to its target; undefined without a target or where neither more nor less is better. */
export function bandOf(
  value: number | null,
  target: number | null,
  better: 'higher' | 'lower' | null,
): TargetBand | undefined {
  if (value === null || target === null || target === 0 || better === null) return undefined
  const ahead = ((value - target) / target) * (better === 'higher' ? 1 : -1)
  if (ahead >= 0) return 'good'
  return ahead >= -NEAR ? 'near' : 'bad'
}
