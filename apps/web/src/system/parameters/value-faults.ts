import type { FieldFault } from '@quaywise/contract'

const VALUE = /^values\.(\d+)\b/

/** What is wrong with each of several values, by its place among them. */
export const valueFaults = (fields: readonly FieldFault[]): ReadonlyMap<number, string> =>
  new Map(
    fields.flatMap(({ field, message }) => {
      const at = VALUE.exec(field)?.[1]
      return at === undefined ? [] : [[Number(at), message] as const]
    }),
  )

/** What is wrong with the field of that name. */
export const faultOfField = (fields: readonly FieldFault[], name: string): string | undefined =>
  fields.find(({ field }) => field === name)?.message
