const MIXED = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.]+))?\)$/
const PLAIN = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/

/** A colour as any drawing program reads it: `#rrggbb` and how much of it covers; null for what cannot be seen. */
export function plainColour(css: string): { readonly fill: string; readonly opacity: number } | null {
  const mixed = MIXED.exec(css)
  const found = mixed ?? PLAIN.exec(css)
  if (!found) return null
  const opacity = found[4] === undefined ? 1 : Number(found[4])
  if (opacity === 0) return null
  const parts = found.slice(1, 4).map((part) => Math.round(Number(part) * (mixed ? 255 : 1)))
  const fill = `#${parts.map((part) => Math.max(0, Math.min(255, part)).toString(16).padStart(2, '0')).join('')}`
  return { fill, opacity }
}
