import { newAccount } from '@quaywise/contract'
import { startOfDay } from '@quaywise/domain'
import type { FaultCode } from '@quaywise/i18n/faults'
import type { z } from 'zod'
import { fieldProblemOf } from '../http/field-problem.ts'
import type { SheetRow } from '../workbook/sheet-rows.ts'
import type { ImportColumn } from './account-columns.ts'
import { saysYes } from './import-titles.ts'

/** What is wrong with a cell; `column` null for the whole row. */
export type CellFault = {
  readonly column: ImportColumn | null
  readonly code: FaultCode
  readonly values?: Readonly<Record<string, string | number>>
}

/** What names mean: ids of roles, and of departments by their path or by a name that only one has. */
export type Known = {
  readonly zone: string
  readonly roles: ReadonlyMap<string, string>
  readonly departments: ReadonlyMap<string, string>
}

/** A row of an import, as an account to be added or with what is wrong with it. */
export type ReadRow = {
  readonly row: number
  readonly account: z.output<typeof newAccount> | null
  readonly faults: readonly CellFault[]
}

/** Days from the first day of spreadsheets to 1970. */
const EPOCH_DAYS = 25_569
const DAY_MS = 86_400_000
const COLUMN_OF: Readonly<Record<string, ImportColumn>> = { roleIds: 'roles', departmentIds: 'departments' }

const dayOf = (cell: string): string => {
  if (!/^\d{4,6}(\.\d+)?$/.test(cell)) return cell.slice(0, 10).replaceAll('/', '-')
  return new Date((Math.floor(Number(cell)) - EPOCH_DAYS) * DAY_MS).toISOString().slice(0, 10)
}

const namesIn = (cell: string): readonly string[] =>
  cell
    .split(/[;；\n]/)
    .map((name) => name.trim())
    .filter(Boolean)

/** The form of a name by which it is found. */
export const keyOfName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s*\/\s*/g, '/')
    .trim()

/** Reads one row of an import by the columns of its title row. */
export const readRow = (
  { row, cells }: SheetRow,
  columns: ReadonlyMap<number, ImportColumn>,
  known: Known,
): ReadRow => {
  const told = new Map([...columns].map(([at, column]) => [column, (cells.get(at) ?? '').trim()]))
  const faults: CellFault[] = []
  const idsOf = (column: 'roles' | 'departments') =>
    namesIn(told.get(column) ?? '').flatMap((name) => {
      const id = known[column].get(keyOfName(name))
      if (id === undefined) faults.push({ column, code: 'unknown', values: { name } })
      return id === undefined ? [] : [id]
    })
  const instantOf = (column: 'validFrom' | 'validUntil', daysLater: number) => {
    const cell = told.get(column) ?? ''
    if (cell === '') return null
    const at = startOfDay(dayOf(cell), known.zone, daysLater)
    if (at === null) faults.push({ column, code: 'format' })
    return at === null ? null : new Date(at).toISOString()
  }
  const said = {
    username: told.get('username') ?? '',
    name: told.get('name') ?? '',
    mobile: told.get('mobile') ?? '',
    email: told.get('email') ?? '',
    isAdmin: saysYes(told.get('isAdmin') ?? ''),
    roleIds: idsOf('roles'),
    departmentIds: idsOf('departments'),
    validFrom: instantOf('validFrom', 0),
    validUntil: instantOf('validUntil', 1),
    ...(told.get('password') ? { password: told.get('password') } : {}),
  }
  const parsed = newAccount.safeParse(said)
  const issues = parsed.success ? [] : parsed.error.issues.map((issue) => fieldProblemOf(issue, said))
  const wrong = issues.map(({ field, ...fault }) => ({ column: columnOf(field), ...fault }))
  return { row, account: parsed.data ?? null, faults: [...faults, ...wrong] }
}

/** The column that a field of an account is read from. */
export const columnOf = (field: string): ImportColumn | null => {
  const [name = ''] = field.split('.')
  const own: readonly string[] = [
    'username',
    'name',
    'mobile',
    'email',
    'validFrom',
    'validUntil',
    'password',
  ]
  return COLUMN_OF[name] ?? (own.includes(name) ? (name as ImportColumn) : null)
}
