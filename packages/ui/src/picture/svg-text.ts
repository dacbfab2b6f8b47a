const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands inside an SVG document. */
export const svgText = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"]/g, (sign) => NAMES[sign] ?? '')

/** An element of an SVG document; attributes that are undefined are left out, numbers are rounded. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content = '',
): string {
  const told = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return []
    return [`${key}="${typeof value === 'number' ? Math.round(value * 100) / 100 : svgText(value)}"`]
  })
  return `<${name} ${told.join(' ')}>${content}</${name}>`
}
