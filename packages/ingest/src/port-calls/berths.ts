/** The berth of each stay, and a remark with all of them when the names do not pair with the stays. */
export type Berths = { readonly ofStay: (index: number) => string; readonly remark: string }

/** Reads the berths that a cell names (`74` or `72 ,73`). One name holds for every stay. */
export const readBerths = (
  cell: string,
  separator: string | undefined,
  stays: number,
  rename: (berth: string) => string,
): Berths => {
  const told = (separator ? cell.split(separator) : [cell]).map((berth) => berth.trim()).filter(Boolean)
  const names = told.map(rename)
  const first = names[0] ?? ''
  if (names.length <= 1) return { ofStay: () => first, remark: '' }
  if (names.length === stays) return { ofStay: (index) => names[index] ?? first, remark: '' }
  return { ofStay: () => first, remark: names.join(', ') }
}
