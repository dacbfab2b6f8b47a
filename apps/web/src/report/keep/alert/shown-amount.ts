/** A share is written in percent; everything else as it is. */
const factorOf = (unit: string | null): number => (unit === '%' ? 100 : 1)

/** A value as a person writes it in a field. */
export const toShown = (value: number, unit: string | null): string =>
  String(Math.round(value * factorOf(unit) * 1e6) / 1e6)

/** What a person wrote, as a value; null where it is no number. */
export function fromShown(text: string, unit: string | null): number | null {
  const value = Number(text)
  return text.trim() === '' || !Number.isFinite(value) ? null : value / factorOf(unit)
}
