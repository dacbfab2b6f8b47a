import {
  type AdminStore,
  type Editor,
  generatePassword,
  hashMadeUp,
  hashPassword,
  type NewAccount,
} from '@quaywise/admin-store'
import type { newAccount } from '@quaywise/contract'
import type { z } from 'zod'
import { Problem } from '../http/problem.ts'
import { parameterOf } from '../parameters/in-effect.ts'
import { readSheet } from '../workbook/read-sheet.ts'
import type { SheetRow } from '../workbook/sheet-rows.ts'
import { departmentPaths, type ImportColumn } from './account-columns.ts'
import { AT_FIELD, accountProblem } from './account-problem.ts'
import { checkRows } from './import-check.ts'
import { columnOf, type Known, keyOfName, type ReadRow, readRow } from './import-row.ts'
import type { Begin, Step } from './import-run.ts'
import { columnOfTitle } from './import-titles.ts'
import { stated } from './stated.ts'

/** Passwords are hashed beside each other, as many as leave room for those who sign in. */
const HASHES_AT_ONCE = 4

const columnsOf = (titles: SheetRow): ReadonlyMap<number, ImportColumn> =>
  new Map(
    [...titles.cells].flatMap(([at, title]) => {
      const column = columnOfTitle(title)
      return column ? [[at, column] as const] : []
    }),
  )

/** The ids that names stand for; a name that several departments have stands for none. */
const knownBy = async (admin: AdminStore, zone: string): Promise<Known> => {
  const [roles, departments] = await Promise.all([admin.roles.list(), admin.departments.list()])
  const alone = departments.filter(
    ({ name }) => departments.filter((other) => other.name === name).length === 1,
  )
  const paths = departmentPaths(departments)
  return {
    zone,
    roles: new Map([
      ...roles.flatMap(({ id, labels }) => Object.values(labels).map((one) => [keyOfName(one), id] as const)),
      ...roles.map(({ id, name }) => [keyOfName(name), id] as const),
    ]),
    departments: new Map([
      ...alone.map(({ id, name }) => [keyOfName(name), id] as const),
      ...[...paths].map(([id, path]) => [keyOfName(path), id] as const),
    ]),
  }
}

/** The rows of a workbook with everything that is wrong with each. Throws `SHEET_REFUSED` for what is no such workbook. */
export const readImport = async (
  admin: AdminStore,
  file: Buffer,
  zone: string,
  begin: Begin,
): Promise<readonly ReadRow[]> => {
  const most = await parameterOf(admin, 'import.most_accounts')
  const [titles, ...rows] = readSheet(file, most + 2) ?? []
  const columns = titles ? columnsOf(titles) : new Map<number, ImportColumn>()
  const named = new Set(columns.values())
  if (!named.has('username') || !named.has('name') || rows.length > most) throw new Problem('SHEET_REFUSED')
  const known = await knownBy(admin, zone)
  const read: ReadRow[] = []
  const step = begin('check', rows.length * 2)
  for (const row of rows) {
    await step()
    read.push(readRow(row, columns, known))
  }
  return checkRows(admin, read, step)
}

type Told = z.output<typeof newAccount>

const ready = async ({ username, name, password, ...rest }: Told, made: string): Promise<NewAccount> => ({
  username,
  name,
  ...stated(rest),
  passwordHash: password === undefined ? await hashMadeUp(made) : await hashPassword(password),
  mustChangePassword: true,
})

/** The accounts with their passwords hashed, in their order. */
const readyAll = async (told: readonly Told[], made: readonly string[], step: Step) => {
  const accounts: NewAccount[] = []
  const waiting = told.entries()
  const take = async (): Promise<void> => {
    // All of them draw from one row of accounts.
    for (const [at, account] of waiting) {
      accounts[at] = await ready(account, made[at] ?? '')
      await step()
    }
  }
  await Promise.all(Array.from({ length: HASHES_AT_ONCE }, take))
  return accounts
}

/** Adds accounts, all or none, and gives the passwords that were made up; what came between is told at its row. */
export const addImported = async (
  admin: AdminStore,
  rows: readonly ReadRow[],
  editor: Editor,
  begin: Begin,
) => {
  const told = rows.flatMap(({ account }) => (account ? [account] : []))
  const made = told.map(() => generatePassword())
  const accounts = await readyAll(told, made, begin('passwords', told.length))
  begin('add', told.length)
  const outcome = await admin.accounts.add(accounts, editor)
  const passwords = told.map(({ password }, at) => (password === undefined ? (made[at] ?? null) : null))
  if (outcome.ok) return { added: outcome.done, passwords, late: null }
  const field = AT_FIELD[outcome.reason]
  if (!field) throw accountProblem(outcome)
  const fault = { column: columnOf(field.field), code: field.code }
  return { added: [], passwords: [], late: { row: rows[outcome.at]?.row ?? 0, fault } }
}
