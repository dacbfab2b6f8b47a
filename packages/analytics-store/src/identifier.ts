import type { InsertFormat } from './analytics-store.ts'
import { StoreError } from './store-error.ts'

const NAME = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)?$/

/** A table or column name as it may stand in SQL; throws `SYNTAX` for anything but a plain one. */
export const identifier = (name: string): string => {
  if (!NAME.test(name)) throw new StoreError('SYNTAX', `${JSON.stringify(name)} is not a plain name.`)
  return name
}

/** Throws `SYNTAX` for a block without the names of its columns: matched by place, they could be mixed up. */
export const checkNamed = (format: InsertFormat, columns: readonly string[] | undefined): void => {
  if (format === 'Native' && columns === undefined)
    throw new StoreError('SYNTAX', 'An insert in the format Native must be told its columns.')
}
