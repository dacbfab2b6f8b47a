/** The mark that the keyboard stands on. */
export type Cursor = { index: number; series: number }

function within(value: number, count: number): number {
  return Math.max(0, Math.min(count - 1, value))
}

/** Moves the keyboard's cursor: left and right along the categories, up and down between the series. */
export function moveCursor(
  cursor: Cursor | null,
  key: string,
  categories: number,
  series: number,
): Cursor | null {
  if (categories === 0 || series === 0) return null
  const at = cursor ?? { index: key === 'ArrowLeft' ? categories : -1, series: 0 }
  switch (key) {
    case 'ArrowRight':
      return { ...at, index: within(at.index + 1, categories) }
    case 'ArrowLeft':
      return { ...at, index: within(at.index - 1, categories) }
    case 'ArrowUp':
      return { index: within(at.index, categories), series: within(at.series + 1, series) }
    case 'ArrowDown':
      return { index: within(at.index, categories), series: within(at.series - 1, series) }
    case 'Home':
      return { ...at, index: 0 }
    case 'End':
      return { ...at, index: categories - 1 }
    case 'Escape':
      return null
    default:
      return cursor
  }
}
