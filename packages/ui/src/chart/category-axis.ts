import { fontFamily, type Mode, tokens } from '../tokens.ts'
import { axisText, baseLine } from './axes.ts'
import { timeAxisId } from './direction.ts'

/** The categories of a chart and what they are; `current` is the place of the one to stress. */
export type Categories = {
  categories: readonly string[]
  categoryTitle?: string | undefined
  categoryKind?: 'time' | 'name' | undefined
  current?: number | undefined
}

const roomyLetters = 60
const mostNames = 40

/** Whether names are too long to stand side by side under a chart of usual width. */
function areCrowded(names: readonly string[]): boolean {
  return names.reduce((sum, name) => sum + name.length, 0) > roomyLetters
}

// Every name matters and is written, slanted and cut where there is little room; hours may be thinned out.
function nameLabels(categories: readonly string[]) {
  if (categories.length > mostNames) return { hideOverlap: true }
  if (!areCrowded(categories)) return { interval: 0 }
  return { interval: 0, rotate: 32, width: 84, overflow: 'truncate' as const }
}

/** A horizontal axis of hours, days or names with an optional title below. */
export function categoryAxis(
  { categories, categoryTitle, categoryKind = 'time', current }: Categories,
  mode: Mode,
) {
  const bold = { fontWeight: 700 as const, color: tokens[mode].text, fontFamily, fontSize: 11 }
  const labels = categoryKind === 'time' ? { hideOverlap: true } : nameLabels(categories)
  return {
    id: categoryKind === 'time' ? timeAxisId : 'category',
    type: 'category' as const,
    data: categories.map((value, index) => (index === current ? { value, textStyle: bold } : value)),
    ...(categoryTitle === undefined ? {} : { name: categoryTitle }),
    nameLocation: 'middle' as const,
    nameGap: 24,
    nameTextStyle: axisText(mode),
    axisLabel: { ...axisText(mode), ...labels },
    ...baseLine(mode),
  }
}
