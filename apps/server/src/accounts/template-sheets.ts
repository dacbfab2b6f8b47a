import type { FileTexts } from '../export/texts.ts'
import type { WorkbookParts } from '../export/xlsx/workbook.ts'
import { IMPORT_COLUMNS } from './account-columns.ts'
import { linesSheet } from './accounts-sheet.ts'

const WIDTH = 22

async function* nothing(): AsyncGenerator<readonly (readonly string[])[]> {
  // The sheet begins empty.
}

/** The empty workbook that an import takes, and a sheet that says what may stand in it. */
export const templateSheets = (
  { text }: FileTexts,
  roles: readonly string[],
  paths: ReadonlyMap<string, string>,
): Pick<WorkbookParts, 'sheets' | 'last'> => {
  const columns = IMPORT_COLUMNS.map((key) => ({
    title: text(`users.column.${key}`),
    format: 'text' as const,
    width: WIDTH,
  }))
  const title = text('users.import.guide')
  const guide = [
    ...IMPORT_COLUMNS.map((key) => [text(`users.column.${key}`), text(`users.import.column.${key}`)]),
    [],
    [text('page.admin/role'), text('page.admin/department')],
    ...Array.from({ length: Math.max(roles.length, paths.size) }, (_, at) => [
      roles[at] ?? null,
      [...paths.values()][at] ?? null,
    ]),
  ]
  return {
    sheets: [{ title: text('page.admin/account'), columns, chunks: nothing() }],
    last: { title, make: () => linesSheet(title, guide) },
  }
}
