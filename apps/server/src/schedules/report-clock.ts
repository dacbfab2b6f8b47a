import type { KeptItem, ReportRun } from '@quaywise/admin-store'
import { nextAt } from '@quaywise/domain'
import { bodyOf } from '../kept/base.ts'
import { shiftsIn } from '../parameters/in-effect.ts'
import { GiveUp, makeReport, type ReportParts } from './make-report.ts'
import { scheduleBody } from './schedule-body.ts'
import { SendError } from './send-webhook.ts'

const LEASE_SECONDS = 300
const MOST_TRIES = 4
const FIRST_WAIT_MS = 30_000
const WAIT_GROWS = 4

/** What the clock of reports needs. */
export type ClockParts = ReportParts & {
  readonly owner: string
  readonly onError: (error: unknown) => void
  /** How long the first wait after a failed try is; half a minute unless told. */
  readonly firstWaitMs?: number
}

/** Puts what is due in the queue and moves each schedule on; what was missed while nobody looked is made once. */
export const queueDue = async ({ admin }: Pick<ClockParts, 'admin'>, now: Date): Promise<void> => {
  for (const { itemId, nextAt: dueAt } of await admin.schedules.due(now)) {
    const item = await admin.kept.get(itemId)
    const terminal = item && (await admin.terminals.get(item.terminal))
    if (!item || !terminal) continue
    const { timing } = bodyOf(scheduleBody, item)
    const next = new Date(nextAt(timing, now.getTime(), terminal.zone, await shiftsIn(admin, terminal, now)))
    await admin.transaction(async (tx) => {
      if (await admin.schedules.moveOn(itemId, dueAt, next, tx))
        await admin.runs.add(itemId, new Date(dueAt), now, tx)
    })
  }
}

const reasonOf = (error: unknown): string => {
  if (error instanceof SendError || error instanceof GiveUp) return error.message
  return 'NOT_MADE'
}

const tell = async ({ admin }: ClockParts, item: KeptItem, run: ReportRun, error: string): Promise<void> => {
  const told = { onceKey: `report:${run.id}`, kind: 'report-failed', userId: item.ownerId }
  const detail = { name: item.name, tries: run.tries, error }
  await admin.notices.tell({ ...told, terminal: item.terminal, href: item.page, detail }, new Date())
}

const fail = async (parts: ClockParts, item: KeptItem, run: ReportRun, error: unknown): Promise<void> => {
  const { admin, owner, firstWaitMs = FIRST_WAIT_MS } = parts
  const reason = reasonOf(error)
  if (reason === 'NOT_MADE') parts.onError(error)
  const last = error instanceof GiveUp || run.tries >= MOST_TRIES
  const now = new Date()
  const again = last ? null : new Date(now.getTime() + firstWaitMs * WAIT_GROWS ** (run.tries - 1))
  if ((await admin.runs.fail(run.id, owner, reason, now, again)) && last) await tell(parts, item, run, reason)
}

/** Works on one run of the queue; false when nothing waits. A failed try is repeated, later each time. */
export const workOff = async (parts: ClockParts): Promise<boolean> => {
  const { admin, owner } = parts
  const run = await admin.runs.claim({ owner, now: new Date(), seconds: LEASE_SECONDS })
  if (!run) return false
  const item = await admin.kept.get(run.scheduleId)
  if (!item) return true
  try {
    const result = await makeReport(parts, item, run)
    await admin.runs.finish(run.id, owner, result, new Date())
  } catch (error) {
    await fail(parts, item, run, error)
  }
  return true
}
