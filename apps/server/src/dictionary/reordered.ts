/** All words in their new order when some of them are put into one: those take the places that they had together. */
export const reordered = (all: readonly string[], some: readonly string[]): string[] => {
  const moved = new Set(some)
  const next = some.values()
  return all.map((code) => (moved.has(code) ? (next.next().value ?? code) : code))
}
