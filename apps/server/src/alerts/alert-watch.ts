import type { AdminStore, AlertState, KeptItem, Tx } from '@quaywise/admin-store'
import { metricCatalogue, type Reader } from '@quaywise/report-kit/compile'
import { bodyOf } from '../kept/base.ts'
import { ownerOf } from '../kept/owner.ts'
import { parameterOf, parametersAt } from '../parameters/in-effect.ts'
import { type AlertBody, alertBody, alertHref } from './alert-body.ts'
import { stepAlert } from './alert-rule.ts'
import { type Counted, countTile } from './count-tile.ts'

const SECOND_MS = 1000
/** So many alerts are counted before others get their turn. */
const AT_ONCE = 200

/** What watching needs: where alerts are kept and facts counted, and whether this process is still the one that watches. */
export type WatchParts = {
  readonly admin: AdminStore
  readonly reader: Reader
  /** The terminal whose alerts are counted; null or absent for all. */
  readonly terminal?: string | null
  /** Renews the watch within a transaction; false when another process has it. */
  readonly holds: (tx: Tx) => Promise<boolean>
  readonly onError: (error: unknown) => void
}

const unitOf = (measure: string): string => metricCatalogue().find(({ id }) => id === measure)?.unit ?? '1'

/** What people are told of a step; null for nothing. `again`: a silence ended while the alert still holds. */
const saidOf = (before: AlertState, event: 'begun' | 'over' | undefined, now: Date) => {
  const silent = before.snoozedUntil !== null && before.snoozedUntil > now.toISOString()
  if (silent) return null
  if (event === 'begun') return { kind: 'alert', mark: '' }
  if (event === 'over') return { kind: 'alert-over', mark: ':over' }
  const again = before.level === 'firing' && before.snoozedUntil !== null && before.acknowledgedAt === null
  return again ? { kind: 'alert', mark: `:${before.snoozedUntil}` } : null
}

const keep = async (
  { admin, holds }: WatchParts,
  item: KeptItem,
  rule: AlertBody,
  { value, query }: Counted,
  now: Date,
): Promise<void> => {
  await admin.transaction(async (tx) => {
    if (!(await holds(tx))) return
    const before = await admin.alerts.get(item.id, tx)
    const { event, ...next } = stepAlert(before, value, rule, now)
    const said = saidOf(before, event, now)
    const begun = next.since ?? before.since ?? now.toISOString()
    const { direction, threshold, window, measure } = rule
    if (said)
      await admin.notices.tell(
        {
          ...{
            onceKey: `alert:${item.id}:${begun}${said.mark}`,
            kind: said.kind,
            href: alertHref(item, query),
          },
          ...(item.audience === 'all' ? { userId: null } : { userId: item.ownerId }),
          terminal: item.terminal,
          detail: {
            name: item.name,
            value,
            unit: unitOf(measure),
            direction,
            threshold,
            window,
            alert: item.id,
          },
        },
        now,
        tx,
      )
    const silence = before.snoozedUntil !== null && before.snoozedUntil <= now.toISOString()
    await admin.alerts.set(
      item.id,
      {
        ...next,
        ...{ value, evaluatedAt: now.toISOString(), error: null },
        ...(silence ? { snoozedUntil: null } : {}),
        ...(event ? { acknowledgedAt: null, acknowledgedBy: null } : {}),
      },
      tx,
    )
  })
}

const look = async (parts: WatchParts, item: KeptItem, now: Date): Promise<void> => {
  const { admin, reader } = parts
  const owner = await ownerOf(admin, item, now)
  const note = (error: string) => admin.alerts.set(item.id, { error, evaluatedAt: now.toISOString() })
  if (!owner) return note('FORBIDDEN')
  try {
    const rule = bodyOf(alertBody, item)
    const parameters = await parametersAt(admin, now)
    const counted = await countTile(item.page, rule, owner.terminal, { reader, now, parameters })
    await keep(parts, item, rule, counted, now)
  } catch (error) {
    parts.onError(error)
    await note('NOT_COUNTED')
  }
}

/** Counts the alerts that were not counted for as long as the parameter says, those left longest first. Gives back how many. */
export const watchAlerts = async (
  parts: WatchParts,
  now: Date,
  goOn: () => Promise<boolean>,
): Promise<number> => {
  const all = await parts.admin.kept.list({ kind: 'alert' })
  const items = all.filter(({ terminal }) => (parts.terminal ?? terminal) === terminal)
  const states = await parts.admin.alerts.of(items.map(({ id }) => id))
  const lastAt = ({ id }: KeptItem): string => states.get(id)?.evaluatedAt ?? ''
  const rest = (await parameterOf(parts.admin, 'alert.look_s', now)) * SECOND_MS
  const limit = new Date(now.getTime() - rest).toISOString()
  const due = items.filter((item) => lastAt(item) <= limit).sort((a, b) => (lastAt(a) < lastAt(b) ? -1 : 1))
  let counted = 0
  for (const item of due.slice(0, AT_ONCE)) {
    if (!(await goOn())) break
    await look(parts, item, now)
    counted += 1
  }
  return counted
}
