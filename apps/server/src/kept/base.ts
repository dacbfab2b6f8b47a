import type { JsonValue, KeptItem } from '@quaywise/admin-store'
import type { z } from 'zod'
import { Problem } from '../http/problem.ts'

/** What every kept thing tells of itself. */
export const baseOf = (
  { id, terminal, page, name, ownerName, audience, changedAt }: KeptItem,
  mine: boolean,
) => ({
  ...{ id, terminal, page, name, mine, audience, changedAt },
  owner: ownerName,
})

/** The body of a kept thing as its schema reads it; one from a version that kept something else is `CONFLICT`. */
export const bodyOf = <S extends z.ZodType>(schema: S, { body }: Pick<KeptItem, 'body'>): z.output<S> => {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new Problem('CONFLICT')
  return parsed.data
}

/** The kept things whose bodies their schema reads: one of another version must not hide the others. */
export const intact = (schema: z.ZodType, items: readonly KeptItem[]): readonly KeptItem[] =>
  items.filter(({ body }) => schema.safeParse(body).success)

/** A body of plain values as the store keeps it. */
export const asJson = (value: unknown): JsonValue => JSON.parse(JSON.stringify(value))

/** The given values without those that were not told. */
export const told = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
