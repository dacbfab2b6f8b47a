import { StoreError } from './store-error.ts'

const NAME = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)?$/

/** A table or column name as it may stand in SQL; throws `SYNTAX` for anything but a plain one. */
export const identifier = (name: string): string => {
  if (!NAME.test(name)) throw new StoreError('SYNTAX', `${JSON.stringify(name)} is not a plain name.`)
  return name
}
