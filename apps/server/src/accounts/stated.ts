/** Fields of which some may be left out, and none is undefined. */
export type Stated<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The fields that were said; those that are undefined are left out. */
export function stated<T extends object>(fields: T): Stated<T> {
  // Nothing undefined is left.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Stated<T>
}
