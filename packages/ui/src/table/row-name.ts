import type { DataTableProps } from './table-props.ts'

/** Names a row by its key column or by the caller's own rule. */
export function rowName<Row extends object>(row: Row, rowKey: DataTableProps<Row>['rowKey']): string {
  return typeof rowKey === 'function' ? rowKey(row) : String(Reflect.get(row, rowKey))
}
