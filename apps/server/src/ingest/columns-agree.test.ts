import { columnsOf, TABLES } from '@quaywise/analytics-store'
import { FACT_COLUMNS, FACT_IDENTITY, type FactColumn, type FactName } from '@quaywise/domain'
import { describe, expect, it } from 'vitest'

const plain = (definition: string): string =>
  definition.replace(/ (CODEC|DEFAULT)\b.*$/, '').replace(/LowCardinality\((\w+)\)/, '$1')

/** The types of the engine that can hold what a column is said to hold. */
const ENGINE_TYPES: Readonly<Record<string, readonly string[]>> = {
  ...{ u8: ['UInt8'], u16: ['UInt16'], u32: ['UInt32', 'UInt64'], i8: ['Int8'], version: ['UInt64'] },
  ...{ fraction: ['Float32'], hundredths: ['Decimal(9, 2)'], 'maybe fraction': ['Nullable(Float32)'] },
  ...{ flag: ['UInt8'], texts: ['Array(String)'], list: ['Array(String)'] },
  ...{ text: ['String'], terminal: ['String'], source: ['String'], words: ['String'] },
  ...{ instant: ["DateTime64(3, 'UTC')"], 'instant or never': ["DateTime64(3, 'UTC')"] },
  'maybe instant': ["Nullable(DateTime64(3, 'UTC'))"],
}

const kindOf = (holds: FactColumn): string => {
  if (typeof holds === 'string') return holds
  return 'list' in holds ? 'list' : 'words'
}

const tables = Object.keys(FACT_COLUMNS).filter((name): name is FactName => name in TABLES)

describe.each(tables.map((table) => ({ table })))('the columns of $table', ({ table }) => {
  const types: Readonly<Record<string, string>> = TABLES[table].columns

  it('are those of the table, and hold what its types can', () => {
    const told = columnsOf(TABLES[table]).filter((column) => column !== 'ingested_at')
    expect(Object.keys(FACT_COLUMNS[table] ?? {})).toEqual(told)
    for (const [name, holds] of Object.entries(FACT_COLUMNS[table] ?? {}))
      expect(ENGINE_TYPES[kindOf(holds)], `${table}.${name}`).toContain(plain(types[name] ?? ''))
  })

  it('include its key, its instant and what its intervals are cut for', () => {
    const { keys, time, cutFor } = FACT_IDENTITY[table]
    expect(Object.keys(types)).toEqual(
      expect.arrayContaining([...keys, ...(time ? [time] : []), ...(cutFor ?? [])]),
    )
    if (time) expect(types[time]).toMatch(/^DateTime64/)
  })

  it('tell a newer row from an older one', () => {
    const { keys, parts } = FACT_IDENTITY[table]
    const sorts = TABLES[table].orderBy.filter((column: string) => column !== 'terminal_id')
    const names: readonly string[] = keys
    const knowsAge = 'ingested_at' in types || sorts.every((column: string) => names.includes(column))
    expect(knowsAge).toBe(true)
    expect(parts !== null).toBe('partitionBy' in TABLES[table])
  })
})
