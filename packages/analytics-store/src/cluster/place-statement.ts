import { StoreError } from '../store-error.ts'
import { createTable } from './create-table.ts'
import { type Layout, localName, onAllNodes, type Placed } from './layout.ts'
import { splitList } from './split-list.ts'

/** Changes of columns that the table over the shards has to follow; all others are for its parts alone. */
const OF_COLUMNS = /^(ADD|MODIFY|DROP|RENAME|COMMENT)\s+COLUMN\b/i

/** The words before the name of a table, the name without its database, and what follows. */
const FORMS = {
  database: /^((?:CREATE|DROP)\s+DATABASE(?:\s+IF(?:\s+NOT)?\s+EXISTS)?)\s+(\w+)([\s\S]*)$/i,
  create: /^(CREATE\s+TABLE(?:\s+IF\s+NOT\s+EXISTS)?)\s+(\S+?)\s*(\([\s\S]*)$/i,
  view: /^(CREATE\s+MATERIALIZED\s+VIEW(?:\s+IF\s+NOT\s+EXISTS)?)\s+(\S+)([\s\S]*)$/i,
  alter: /^(ALTER\s+TABLE)\s+(\S+)([\s\S]*)$/i,
  drop: /^(DROP\s+(?:TABLE|VIEW)(?:\s+IF\s+EXISTS)?)\s+(\S+)([\s\S]*)$/i,
  change: /^(DELETE\s+FROM|TRUNCATE(?:\s+TABLE)?(?:\s+IF\s+EXISTS)?|OPTIMIZE\s+TABLE)\s+(\S+)([\s\S]*)$/i,
} as const

const REFUSED = /^(CREATE|RENAME|EXCHANGE|ATTACH|DETACH|UPDATE)\b/i

type Named = { readonly layout: Layout; readonly words: string; readonly name: string; readonly rest: string }

/**
 * What a statement that gives no rows becomes on a cluster: changes go to the parts of a table on every shard, changes
 * of columns also to the table over them; all else runs as it is, and so do changes of tables that stand `apart`.
 * Throws `SYNTAX` for a change that is not known.
 */
export const placeStatement = (
  layout: Layout,
  sql: string,
  apart: ReadonlySet<string> = new Set(),
): readonly Placed[] => {
  const table = tableOf(sql)
  if (isPassing(sql) || (table !== null && apart.has(table))) return [{ at: 'here', sql }]
  for (const [form, pattern] of Object.entries(FORMS)) {
    const [, words, given, rest] = pattern.exec(sql) ?? []
    if (words === undefined || given === undefined || rest === undefined) continue
    const name = given.replace(/^.*\./, '')
    return PLACES[form as keyof typeof FORMS]({ layout, words, name, rest })
  }
  if (REFUSED.test(sql))
    throw new StoreError('SYNTAX', `This change of tables is not known on a cluster: ${sql.slice(0, 60)}`)
  return [{ at: 'here', sql }]
}

/** Whether a statement makes a table that one node keeps in memory, for as long as a piece of work takes. */
export const isPassing = (sql: string): boolean =>
  /^CREATE\s+TABLE\b[\s\S]*\)\s*ENGINE\s*=\s*Memory\s*$/i.test(sql)

/** The table, without its database, that a statement makes or changes; null for any other statement. */
export const tableOf = (sql: string): string | null => {
  for (const pattern of Object.values(FORMS)) {
    const name = pattern.exec(sql)?.[2]
    if (name !== undefined) return name.replace(/^.*\./, '')
  }
  return null
}

const here = ({ layout: { database }, words }: Named, table: string): string =>
  `${words} ${database}.${table}`

const PLACES: Readonly<Record<keyof typeof FORMS, (named: Named) => readonly Placed[]>> = {
  database: ({ layout, words, name, rest }) => [onAllNodes(layout, `${words} ${name}`, rest)],
  create: (named) =>
    /\)\s*ENGINE\s*=\s*Distributed\b/i.test(named.rest)
      ? [onAllNodes(named.layout, here(named, named.name), ` ${named.rest}`)]
      : createTable(named.layout, named.name, named.rest),
  // A view sees the rows that come to its own shard, and adds to the part of its target that lies there.
  view: (named) => [onAllNodes(named.layout, here(named, localName(named.name)), partsOnly(named))],
  alter: (named) => {
    const columns = splitList(named.rest).filter((command) => OF_COLUMNS.test(command))
    const parts = onAllNodes(named.layout, here(named, localName(named.name)), partsOnly(named))
    if (columns.length === 0) return [parts]
    return [parts, onAllNodes(named.layout, here(named, named.name), ` ${columns.join(', ')}`)]
  },
  drop: (named) => {
    const whole = /VIEW/i.test(named.words) ? [] : [named.name]
    return [...whole, localName(named.name)].map((table) =>
      onAllNodes(named.layout, here(named, table), named.rest),
    )
  },
  change: (named) => [onAllNodes(named.layout, here(named, localName(named.name)), named.rest)],
}

/** The rest of a statement, with the parts of the tables that it names instead of the whole. */
const partsOnly = ({ layout: { database }, rest }: Named): string =>
  rest.replaceAll(
    new RegExp(`\\b${database}\\.(\\w+)`, 'g'),
    (_, table: string) => `${database}.${localName(table)}`,
  )
