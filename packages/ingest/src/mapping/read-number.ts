import type { Mapping } from './mapping.ts'

const SHAPES: Readonly<Record<Mapping['decimal'], RegExp>> = {
  '.': /^-?\d+(\.\d+)?$/,
  ',': /^-?\d+(,\d+)?$/,
  either: /^-?\d+([.,]\d+)?$/,
}

/** A number with the mapping's decimal mark and no thousands marks; null when the text is none. */
export const readNumber = (text: string, decimal: Mapping['decimal']): number | null =>
  SHAPES[decimal].test(text) ? Number(text.replace(',', '.')) : null
