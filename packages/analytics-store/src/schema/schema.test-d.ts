import type { FactName, Facts } from '@quaywise/domain'
import { expectTypeOf, test } from 'vitest'
import type { TABLES } from './index.ts'

/** Columns of a table that its fact does not tell; rows are written by these names. */
type Strangers = {
  [Name in FactName]: Exclude<keyof (typeof TABLES)[Name]['columns'], keyof Facts[Name] | 'ingested_at'>
}[FactName]

test('a table has no column but those of its fact', () => {
  expectTypeOf<Strangers>().toEqualTypeOf<never>()
})
