// The simulation's thread encodes rows too, and must not load the engine: its end would take ours along.
import { columnsOf, TABLES } from '@quaywise/analytics-store/schema'
import type { FactName, Facts } from '@quaywise/domain'

/** Encodes the facts of one table as TabSeparated lines. */
export type RowEncoder = { readonly columns: readonly string[]; readonly line: (fact: object) => string }

const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\0': '\\0',
}
const SPECIAL = /[\\\t\n\r\0]/
const ALL_SPECIAL = /[\\\t\n\r\0]/g
const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replace(ALL_SPECIAL, (sign) => SIGNS[sign] ?? sign) : text

// Ten digits of seconds are read as an instant; what lies before 2001 or after 2286 goes as a calendar date.
const instant = (epochMs: number): string => {
  if (epochMs < 1e12 || epochMs >= 1e13) return new Date(epochMs).toISOString().slice(0, -1).replace('T', ' ')
  const digits = String(epochMs)
  return `${digits.slice(0, 10)}.${digits.slice(10)}`
}

const list = (values: readonly unknown[]): string =>
  `[${values.map((value) => `'${escaped(String(value)).replaceAll("'", "\\'")}'`).join(',')}]`

const cell = (value: unknown, isInstant: boolean): string => {
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'number') return isInstant ? instant(Math.round(value)) : String(value)
  if (value === null || value === undefined) return '\\N'
  return Array.isArray(value) ? list(value) : escaped(String(value))
}

/** The encoder of a table: its columns in order, without those that the engine fills. */
export const encoderOf = (name: FactName): RowEncoder => {
  const columns = columnsOf(TABLES[name]).filter((column) => column !== 'ingested_at')
  const types: Readonly<Record<string, string>> = TABLES[name].columns
  const cells = columns.map((column) => [column, types[column]?.includes('DateTime64') === true] as const)
  const line = (fact: object): string => {
    const values = fact as Readonly<Record<string, unknown>>
    // A loop, not map and join: a week of a large terminal has thirty million cells.
    let text = ''
    for (const [column, isInstant] of cells) text += `${cell(values[column], isInstant)}\t`
    return text.slice(0, -1)
  }
  return { columns, line }
}

/** Facts of one table as the bytes of an insert in the format TabSeparated. */
export const encodeRows = <Name extends FactName>(name: Name, facts: readonly Facts[Name][]): Buffer => {
  const { line } = encoderOf(name)
  return Buffer.from(facts.map((fact) => `${line(fact)}\n`).join(''))
}
