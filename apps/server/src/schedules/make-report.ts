import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { AdminStore, KeptItem, ReportRun } from '@quaywise/admin-store'
import { type LocalPeriod, localPeriodOf, type ShiftCalendar } from '@quaywise/domain'
import type { StreamContext } from '@quaywise/report-kit/compile'
import { REPORTS, type RegisteredReport } from '@quaywise/reports/server'
import type { Config } from '../config/config.ts'
import { TYPES } from '../export/files.ts'
import { bodyOf } from '../kept/base.ts'
import { type OwnerOf, ownerOf } from '../kept/owner.ts'
import { questionAt } from '../kept/question-at.ts'
import { shiftsIn } from '../parameters/in-effect.ts'
import { terminalNow } from '../terminals/terminal-now.ts'
import { safeName } from './file-name.ts'
import { reportFile } from './report-file.ts'
import { type RunResult, type ScheduleBody, scheduleBody } from './schedule-body.ts'
import { unsealed } from './secret-box.ts'
import { sendWebhook } from './send-webhook.ts'

/** What the making of reports works with. */
export type ReportParts = {
  readonly admin: AdminStore
  readonly reader: StreamContext['reader']
  readonly config: Config
}

/** A run that no further try can save: the person lost a right, or the page is gone. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp'
}

const DEFAULT_PERIOD = { of: 'day', back: 3 } as const

/** The period of a run: of the moment when it was due, by the clock of the terminal. */
const periodOf = (
  { period, query }: ScheduleBody,
  { terminal }: OwnerOf,
  dueAt: string,
  shifts: ShiftCalendar,
): LocalPeriod => {
  const now = terminalNow(terminal, new Date(dueAt)).getTime()
  const { startTime, endTime } = query
  if (period === null && startTime && endTime) return { startTime, endTime }
  return localPeriodOf(period ?? DEFAULT_PERIOD, now, terminal.zone, shifts)
}

const foundAt = (page: string): RegisteredReport => {
  const found = [...REPORTS.values()].find(({ report }) => report.path === page)
  if (!found) throw new GiveUp('UNKNOWN_PAGE')
  return found
}

const secretOf = async ({ secret }: ScheduleBody, config: Config): Promise<string | null> => {
  if (secret === null) return null
  return unsealed(secret, config).catch((cause: unknown) => {
    throw new GiveUp('SECRET_KEY_CHANGED', { cause })
  })
}

/**
 * Makes the report of a run and delivers it. The file appears in `DATA_DIR/reports/<schedule>/` under its
 * name when it is whole; one that is sent is deleted afterwards. Throws `GiveUp` where no other try helps.
 */
export const makeReport = async (parts: ReportParts, item: KeptItem, run: ReportRun): Promise<RunResult> => {
  const { admin, config } = parts
  const owner = await ownerOf(admin, item, new Date())
  if (!owner?.rights.uiAuthorities.includes('export')) throw new GiveUp('FORBIDDEN')
  const body = bodyOf(scheduleBody, item)
  const period = periodOf(body, owner, run.dueAt, await shiftsIn(admin, owner.terminal))
  const question = questionAt(body.question, period, item)
  const { format, locale } = body
  const ask = { ...owner, found: foundAt(item.page), question, format, locale }
  const made = await reportFile(ask, parts)
  const day = period.startTime.replace(/\D/g, '').slice(0, 8)
  const fileName = `${safeName(item.name)}-${day}-${safeName(run.id.slice(-8))}.${format}`
  const folder = join(resolve(config.DATA_DIR), 'reports', safeName(item.id))
  const [whole, part] = [join(folder, fileName), join(folder, `.${run.id}.part`)]
  await mkdir(folder, { recursive: true })
  try {
    await pipeline(made.file, createWriteStream(part, { mode: 0o640 }))
    const { size: bytes } = await stat(part)
    const told = { bytes, rows: made.rows() }
    if (body.target === 'folder') {
      await rename(part, whole)
      return { ...told, file: `reports/${safeName(item.id)}/${fileName}` }
    }
    const secret = await secretOf(body, config)
    const address = body.url ?? config.WEBHOOK_URL
    if (!address) throw new GiveUp('NO_WEBHOOK')
    // A name in a header holds Latin letters only; the receiver has the run beside it.
    const latin = fileName.replace(/[^\x20-\x7e]/g, '_')
    await sendWebhook(
      address,
      { path: part, fileName: latin, type: TYPES[format], run: run.id, secret },
      new Date(),
    )
    return { ...told, file: null }
  } finally {
    await rm(part, { force: true })
  }
}
