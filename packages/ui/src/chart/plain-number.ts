/** Writes a number with at most two decimals; used where a caller gives no format of its own. */
export function plainNumber(value: number): string {
  return String(Math.round(value * 100) / 100).replace('-', '−')
}
