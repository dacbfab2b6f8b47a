const MOST_CHARACTERS = 32_767

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Controls, halves of pairs and the two non-characters, and what would be read as the escape of one. */
const UNHOLDABLE = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/gu

const escaped = (found: string): string =>
  found === '\t' || found === '\n'
    ? found
    : `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** A text as it stands inside an element of a workbook; what XML cannot hold is written as `_xHHHH_`. */
export const xmlText = (text: string): string =>
  text
    .slice(0, MOST_CHARACTERS)
    .replaceAll(UNHOLDABLE, escaped)
    .replaceAll(/[&<>"]/g, (sign) => NAMES[sign] ?? '')
