import { Readable } from 'node:stream'
import type { AdminStore } from '@quaywise/admin-store'
import { type AccountRow, type AccountSearch, exportUsers, importTemplate } from '@quaywise/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { userOf } from '../access/identity.ts'
import { attachment } from '../export/file-name.ts'
import { type FileTexts, textsOf } from '../export/texts.ts'
import { wallClockOf } from '../export/wall-clock.ts'
import { workbook } from '../export/xlsx/workbook.ts'
import { languageOf } from '../http/answers.ts'
import { registerRoute } from '../http/register-route.ts'
import { roleName } from '../roles/role-name.ts'
import type { Services } from '../routes/services.ts'
import { ownTexts } from '../words/own-texts.ts'
import { departmentPaths } from './account-columns.ts'
import { type AccountReader, accountReader, accountRow } from './account-row.ts'
import { searchOf } from './account-search.ts'
import { accountsSheet, linesSheet } from './accounts-sheet.ts'
import { templateSheets } from './template-sheets.ts'
import { zoneOf } from './zone-of.ts'

const PAGE = 500

async function* pagesOf(
  admin: AdminStore,
  search: AccountSearch,
  reader: AccountReader,
): AsyncGenerator<readonly AccountRow[]> {
  const asked = await searchOf(admin, search, reader.now)
  for (let current = 1; ; current++) {
    const { data } = await admin.accounts.list({ ...asked, current, pageSize: PAGE })
    if (data.length > 0) yield data.map((account) => accountRow(account, reader))
    if (data.length < PAGE) return
  }
}

const textsFor = async (admin: AdminStore, request: FastifyRequest, zone: string): Promise<FileTexts> => {
  const locale = languageOf(request)
  return textsOf('admin/account', locale, zone, await ownTexts(admin, locale))
}

const asFile = (reply: FastifyReply, title: string, day: string): void => {
  reply.header('content-disposition', attachment('users', title, day, 'xlsx'))
}

/** Accounts as a workbook, and the empty one that an import takes. */
export const accountExportRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  registerRoute(app, exportUsers, async ({ body, request, reply }) => {
    const caller = userOf(request)
    const at = now()
    const zone = await zoneOf(admin, caller)
    const [texts, departments] = await Promise.all([textsFor(admin, request, zone), admin.departments.list()])
    const { text } = texts
    asFile(reply, text('page.admin/account'), at.toISOString().slice(0, 10))
    const sheet = accountsSheet(pagesOf(admin, body, accountReader(request, at)), texts, {
      zone,
      paths: departmentPaths(departments),
    })
    const about = [
      [text('export.user'), `${caller.user.name} (${caller.user.username})`],
      [text('export.at'), { value: at.toISOString(), as: 'instant' as const }],
      [text('export.zone'), zone],
    ]
    const last = (rows: number) => linesSheet(text('export.query'), [...about, [text('export.rows'), rows]])
    const parts = {
      sheets: [sheet],
      last: {
        title: text('export.query'),
        make: (written: readonly { rows: number }[]) => last(written[0]?.rows ?? 0),
      },
      clock: wallClockOf(zone),
    }
    return Readable.from(workbook(parts), { objectMode: false })
  })

  registerRoute(app, importTemplate, async ({ request, reply }) => {
    const zone = await zoneOf(admin, userOf(request))
    const texts = await textsFor(admin, request, zone)
    const [roles, departments] = await Promise.all([admin.roles.list(), admin.departments.list()])
    asFile(reply, texts.text('users.import.template'), '')
    const locale = languageOf(request)
    const names = roles.map((role) => roleName(role, locale))
    const parts = templateSheets(texts, names, departmentPaths(departments))
    return Readable.from(workbook({ ...parts, clock: wallClockOf(zone) }), { objectMode: false })
  })
}
