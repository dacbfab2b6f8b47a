import type { AccountRow } from '@quaywise/contract'
import { dayInZone } from '@quaywise/domain'
import type { Sheet, SheetCell, SheetColumn } from '../export/sheet/sheet.ts'
import type { FileTexts } from '../export/texts.ts'
import { LIST_MARK } from './account-columns.ts'

type Say = FileTexts['text']

/** Beside a text: how the account is told in a cell. */
type Column = readonly [key: string, width: number, cell: (account: AccountRow) => SheetCell]

const list = (names: readonly string[]): string => names.join(LIST_MARK)

const columnsOf = (
  say: Say,
  { zone, paths }: { readonly zone: string; readonly paths: ReadonlyMap<string, string> },
): readonly Column[] => {
  const day = (iso: string | null, msBefore: number) =>
    iso === null ? null : dayInZone(Date.parse(iso) - msBefore, zone)
  const instant = (value: string | null): SheetCell => ({ value, as: 'instant' })
  return [
    ['username', 18, ({ username }) => username],
    ['name', 20, ({ name }) => name],
    ['mobile', 18, ({ mobile }) => mobile],
    ['email', 28, ({ email }) => email],
    ['roles', 26, ({ roles }) => list(roles.map(({ name }) => name))],
    ['departments', 36, ({ departments }) => list(departments.map(({ id, name }) => paths.get(id) ?? name))],
    ['validFrom', 14, ({ validFrom }) => day(validFrom, 0)],
    ['validUntil', 14, ({ validUntil }) => day(validUntil, 1)],
    ['isAdmin', 14, ({ isAdmin }) => say(isAdmin ? 'users.yes' : 'users.no')],
    ['state', 14, ({ state }) => say(`users.state.${state}`)],
    ['lastSignInAt', 20, ({ lastSignInAt }) => instant(lastSignInAt)],
    ['createdAt', 20, ({ createdAt }) => instant(createdAt)],
  ]
}

/** Accounts as a sheet: days by the clocks of a zone, departments with those above them. */
export const accountsSheet = (
  pages: AsyncIterable<readonly AccountRow[]>,
  { text }: FileTexts,
  place: { readonly zone: string; readonly paths: ReadonlyMap<string, string> },
): Sheet => {
  const columns = columnsOf(text, place)
  async function* chunks() {
    for await (const page of pages) yield page.map((account) => columns.map(([, , cell]) => cell(account)))
  }
  return {
    title: text('page.admin/account'),
    columns: columns.map(
      ([key, width]): SheetColumn => ({ title: text(`users.column.${key}`), format: 'text', width }),
    ),
    chunks: chunks(),
  }
}

/** A sheet of two columns without titles of its own rows. */
export const linesSheet = (title: string, lines: readonly (readonly SheetCell[])[]): Sheet => {
  async function* chunks() {
    yield lines
  }
  return {
    title,
    columns: [30, 60].map((width, at) => ({ title: at === 0 ? title : '', format: 'text' as const, width })),
    chunks: chunks(),
  }
}
