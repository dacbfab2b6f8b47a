import { type Place, PROVINCES, type Province } from './china.ts'

const found = <P extends Place>(places: readonly P[], text: string): P | undefined => {
  const wish = text.trim()
  return places.find(({ id, latin, chinese }) => [id, latin, chinese].includes(wish))
}

/** A province by its number or by its name in Latin letters or simplified characters. */
export const provinceOf = (text: string): Province | undefined => found(PROVINCES, text)

/** A city of a province, found in the same way. */
export const cityOf = (province: Province, text: string): Place | undefined => found(province.cities, text)
