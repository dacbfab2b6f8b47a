import type { tables as source } from '../zh-CN/tables.ts'

export const tables: Readonly<Record<keyof typeof source, string>> = {
  'table.filter': 'Filter rows by {column}',
  'table.contains': 'Contains',
  'table.least': 'At least',
  'table.most': 'At most',
  'table.apply': 'Apply',
  'table.clear': 'Clear',
  'table.clearAll': 'Clear {count, plural, one {# column filter} other {# column filters}}',
  'table.resize': 'Width of {column}',
  'table.pin': 'Pin {column}',
  'table.earlier': 'Move {column} earlier',
  'table.later': 'Move {column} later',
  'row.plan_start': 'Planned start',
  'row.plan_end': 'Planned end',
  'table.reset': 'Usual columns',
}
