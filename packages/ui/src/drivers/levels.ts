/** One step of a waterfall: a whole from the axis up, or the part between two levels. */
export type Step = { from: number; to: number }

/** A waterfall on an axis that may begin above zero; `ticks` are the values written beside it. */
export type Levels = { min: number; max: number; ticks: readonly number[]; steps: readonly Step[] }

const nice = (rough: number): number => {
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5].find((step) => step * power >= rough) ?? 10) * power
}

/**
 * Places the steps from one whole over its effects to another. The axis is cut where the steps would be too low to
 * be read from zero; it never begins below zero.
 */
export function levelsOf(before: number, effects: readonly number[], after: number): Levels {
  let level = before
  const parts = effects.map((effect): Step => {
    const from = level
    level += effect
    return { from, to: level }
  })
  const reached = [before, after, ...parts.map(({ to }) => to)]
  const [low, high] = [Math.min(...reached), Math.max(...reached)]
  const span = Math.max(high - low, high * 0.02)
  const step = nice(span / 2)
  const min = Math.max(0, Math.floor((low - span * 0.35) / step) * step)
  const max = Math.ceil((high + span * 0.3) / step) * step
  const count = Math.round((max - min) / step)
  const ticks = Array.from({ length: count }, (_, i) => min + (i + 1) * step).filter((tick) => tick < max)
  return { min, max, ticks, steps: [{ from: min, to: before }, ...parts, { from: min, to: after }] }
}

/** The place of a value between the ends of the axis in percent from the bottom. */
export function heightAt(value: number, { min, max }: Pick<Levels, 'min' | 'max'>): number {
  return max === min ? 0 : Math.round(((value - min) / (max - min)) * 10_000) / 100
}
