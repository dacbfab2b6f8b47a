import type { AdminStore } from '@quaywise/admin-store'
import { getImportProgress, type ImportAnswer, importUsers } from '@quaywise/contract'
import type { Locale } from '@quaywise/i18n/errors'
import { faultText } from '@quaywise/i18n/faults'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { userOf } from '../access/identity.ts'
import { textsOf } from '../export/texts.ts'
import { languageOf } from '../http/answers.ts'
import { takeStreams } from '../http/body-parsers.ts'
import { registerRoute } from '../http/register-route.ts'
import { roleName } from '../roles/role-name.ts'
import type { Services } from '../routes/services.ts'
import { departmentPaths, LIST_MARK } from './account-columns.ts'
import { noteNew } from './account-note.ts'
import { editorOf } from './account-routes.ts'
import type { CellFault, ReadRow } from './import-row.ts'
import { type Begin, ImportRuns } from './import-run.ts'
import { addImported, readImport } from './import-users.ts'
import { readLimited } from './read-limited.ts'
import { zoneOf } from './zone-of.ts'

const MOST_BYTES = 5 * 1_048_576
const MOST_FAULTS = 500

type Tell = (row: number, fault: CellFault) => ImportAnswer['faults'][number]

const tellerOf = async (request: FastifyRequest): Promise<Tell> => {
  const locale = languageOf(request)
  const { text } = await textsOf('admin/account', locale, 'UTC')
  return (row, { column, code, values }) => ({
    row,
    column: column === null ? '' : text(`users.column.${column}`),
    message: faultText(code, locale, values),
  })
}

/** The rows as they are shown before and after: names instead of ids, and passwords only once they hold. */
const shown = async (
  admin: AdminStore,
  locale: Locale,
  rows: readonly ReadRow[],
  passwords: readonly (string | null)[],
) => {
  const [roles, departments] = await Promise.all([admin.roles.list(), admin.departments.list()])
  const paths = departmentPaths(departments)
  const nameOfRole = new Map(roles.map((role) => [role.id, roleName(role, locale)]))
  return rows.flatMap(({ row, account }, at) =>
    account
      ? [
          {
            row,
            username: account.username,
            name: account.name,
            roles: (account.roleIds ?? []).map((id) => nameOfRole.get(id) ?? '').join(LIST_MARK),
            departments: (account.departmentIds ?? []).map((id) => paths.get(id) ?? '').join(LIST_MARK),
            password: passwords[at] ?? null,
          },
        ]
      : [],
  )
}

/** Accounts out of a workbook: tried first, then all of them or none. */
export const accountImportRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  const runs = new ImportRuns()

  const take = async (request: FastifyRequest, dry: boolean, begin: Begin): Promise<ImportAnswer> => {
    const tell = await tellerOf(request)
    const show = (of: readonly ReadRow[], passwords: readonly (string | null)[]) =>
      shown(admin, languageOf(request), of, passwords)
    const file = await readLimited(request, MOST_BYTES)
    const rows = await readImport(admin, file, await zoneOf(admin, userOf(request)), begin)
    const faults = rows.flatMap(({ row, faults: own }) => own.map((fault) => ({ row, fault })))
    const first = faults.slice(0, MOST_FAULTS).map(({ row, fault }) => tell(row, fault))
    const told = { rows: rows.length, added: 0, faults: first, faultCount: faults.length }
    if (dry || faults.length > 0 || rows.length === 0) return { ...told, users: await show(rows, []) }
    const { added, passwords, late } = await addImported(admin, rows, editorOf(request, now()), begin)
    if (late) return { ...told, faults: [tell(late.row, late.fault)], faultCount: 1, users: [] }
    for (const account of added) noteNew(request, account)
    return { ...told, added: added.length, users: await show(rows, passwords) }
  }

  app.register(async (streams) => {
    takeStreams(streams)
    registerRoute(streams, importUsers, ({ query, request }) =>
      runs.during(query.run, request, (begin) => take(request, query.dry === '1', begin)),
    )
  })

  registerRoute(app, getImportProgress, async ({ query, request }) =>
    runs.progress(query.run, userOf(request).user.id),
  )
}
