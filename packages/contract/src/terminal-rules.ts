/** Ids of terminals: what an address and a file name can carry. */
export const TERMINAL_ID = /^[a-z0-9][a-z0-9-]{0,58}$/
/** UN/LOCODE of a port: a country, then three letters or digits. */
export const UN_LOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/

/** Whether a text names a time zone that this engine knows. */
export const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return !/^[+-]/.test(zone)
  } catch {
    return false
  }
}
