import { looksLikeFormula } from '../harmless.ts'

// What lies between separators stands at even places.
const SEPARATORS = /([,;\t])/

const bare = (cell: string): string => cell.replace(/^[\s"]+/, '')

/**
 * A text as a line behind a `#`, which is no row. A spreadsheet cuts it into cells all the same: what would begin one and
 * looks like a formula gets an apostrophe.
 */
export const csvRemark = (text: string): string =>
  `# ${text
    .replaceAll(/[\r\n]+/g, ' ')
    .split(SEPARATORS)
    .map((part, at) => (at > 0 && at % 2 === 0 && looksLikeFormula(bare(part)) ? `'${part}` : part))
    .join('')}`
