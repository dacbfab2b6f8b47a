/** A number as a message gives it: with a point or a comma, signs in front or behind; null where it is none. */
export const readNumeral = (text: string): { readonly value: number; readonly comma: boolean } | null => {
  const found = /^([+-]?)(\d*)(?:([.,])(\d*))?([+-]?)$/.exec(text.replace(/\s+/g, ''))
  if (!found) return null
  const [, before = '', whole = '', mark, fraction = '', behind = ''] = found
  if (whole === '' && fraction === '') return null
  if (before !== '' && behind !== '') return null
  const value = Number(`${whole || '0'}.${fraction || '0'}`)
  const negative = before === '-' || behind === '-'
  return { value: negative && value !== 0 ? -value : value, comma: mark === ',' }
}
