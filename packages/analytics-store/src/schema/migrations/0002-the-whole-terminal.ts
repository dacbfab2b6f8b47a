import { changeTableSql } from '../change-table.ts'
import { createTableSql, type Table } from '../table.ts'
import { TABLES_0001 } from './0001-tables.ts'

/** Creates the tables that 0001 did not know, and gives those that it made their new columns. */
export const wholeTerminal = (tables: readonly Table[]): readonly string[] =>
  tables.flatMap((table) => {
    const before = TABLES_0001[table.name]
    return before ? changeTableSql(before, table) : [createTableSql(table)]
  })
