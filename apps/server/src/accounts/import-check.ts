import type { AdminStore } from '@quaywise/admin-store'
import { type PasswordJudge, passwordJudge } from '../sign-in/password-rule.ts'
import type { CellFault, ReadRow } from './import-row.ts'
import type { Step } from './import-run.ts'

const plain = (name: string): string => name.normalize('NFKC').toLowerCase()

/** What of a row clashes with the rows before it; notes what it takes. */
const clashes = ({ account }: ReadRow, seen: Set<string>): readonly CellFault[] => {
  const faults: CellFault[] = []
  const take = (column: 'username' | 'mobile', text: string | null | undefined) => {
    if (!text) return
    const key = `${column} ${plain(text)}`
    if (seen.has(key)) faults.push({ column, code: 'twice' })
    seen.add(key)
  }
  take('username', account?.username)
  take('mobile', account?.mobile)
  return faults
}

const taken = async (admin: AdminStore, { account }: ReadRow): Promise<readonly CellFault[]> => {
  if (!account) return []
  const byName = await admin.users.findByUsername(account.username)
  const byMobile = account.mobile ? await admin.users.findByMobile(account.mobile) : undefined
  return [
    ...(byName ? [{ column: 'username' as const, code: 'taken' as const }] : []),
    ...(byMobile ? [{ column: 'mobile' as const, code: 'taken' as const }] : []),
  ]
}

/** How many rows may have a password of their own: each takes work to check and to hash; others are made up. */
const MOST_PASSWORDS = 500

/** What is wrong with the password of a row, the `nth` of those that have one. */
const weakness = (
  { account }: ReadRow,
  { count, isGood }: PasswordJudge,
  nth: number,
): readonly CellFault[] => {
  if (account?.password === undefined) return []
  if (nth > MOST_PASSWORDS)
    return [{ column: 'password', code: 'tooMany', values: { count: MOST_PASSWORDS } }]
  return isGood(account.password, account) ? [] : [{ column: 'password', code: 'weak', values: { count } }]
}

/** Rows with everything that is wrong with them: among themselves, against the accounts there are, and their passwords. */
export const checkRows = async (
  admin: AdminStore,
  rows: readonly ReadRow[],
  step: Step,
): Promise<readonly ReadRow[]> => {
  const seen = new Set<string>()
  const judge = await passwordJudge(admin)
  const checkedRows: ReadRow[] = []
  let passwords = 0
  for (const row of rows) {
    await step()
    if (row.account?.password !== undefined) passwords += 1
    const faults = [
      ...row.faults,
      ...clashes(row, seen),
      ...(await taken(admin, row)),
      ...weakness(row, judge, passwords),
    ]
    checkedRows.push({ ...row, faults })
  }
  return checkedRows
}
