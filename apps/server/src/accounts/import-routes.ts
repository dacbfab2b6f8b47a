import type { AdminStore } from '@quaywise/admin-store'
import { type ImportAnswer, importUsers } from '@quaywise/contract'
import { faultText } from '@quaywise/i18n/faults'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { userOf } from '../access/identity.ts'
import { textsOf } from '../export/texts.ts'
import { languageOf } from '../http/answers.ts'
import { takeStreams } from '../http/body-parsers.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { departmentPaths, LIST_MARK } from './account-columns.ts'
import { noteNew } from './account-note.ts'
import { editorOf } from './account-routes.ts'
import type { CellFault, ReadRow } from './import-row.ts'
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
const shown = async (admin: AdminStore, rows: readonly ReadRow[], passwords: readonly (string | null)[]) => {
  const [roles, departments] = await Promise.all([admin.roles.list(), admin.departments.list()])
  const paths = departmentPaths(departments)
  const nameOfRole = new Map(roles.map(({ id, name }) => [id, name]))
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
  const take = async (request: FastifyRequest, dry: boolean): Promise<ImportAnswer> => {
    const tell = await tellerOf(request)
    const file = await readLimited(request, MOST_BYTES)
    const rows = await readImport(admin, file, await zoneOf(admin, userOf(request)))
    const faults = rows.flatMap(({ row, faults: own }) => own.map((fault) => tell(row, fault)))
    const told = { rows: rows.length, added: 0, faults: faults.slice(0, MOST_FAULTS) }
    if (dry || faults.length > 0 || rows.length === 0) return { ...told, users: await shown(admin, rows, []) }
    const { added, passwords, late } = await addImported(admin, rows, editorOf(request, now()))
    if (late) return { ...told, faults: [tell(late.row, late.fault)], users: [] }
    for (const account of added) noteNew(request, account)
    return { ...told, added: added.length, users: await shown(admin, rows, passwords) }
  }

  app.register(async (streams) => {
    takeStreams(streams)
    registerRoute(streams, importUsers, ({ query, request }) => take(request, query.dry === '1'))
  })
}
