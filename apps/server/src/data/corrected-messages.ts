import type { AdminStore, IngestBatch } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import { formatLocalMinute } from '@quaywise/domain'
import { invalid } from '../ingest/keep-mapping.ts'

/** A part of a message as it came and as it should be. */
export type Part = { readonly was: string; readonly text: string }

/** Where files are noted and where messages are kept. */
export type Stores = { readonly admin: AdminStore; readonly store: AnalyticsStore }

const BREAKS = /[\r\n]+/g
/** Line breaks between segments mean nothing; texts are compared without them. */
const flat = (text: string): string => text.replace(BREAKS, '')

const TEXTS = `
SELECT seq, any(text) AS whole, any(sender) AS sent_by, any(at) AS written FROM quaywise.message
WHERE terminal_id = {terminal:String} AND batch_id = {batch:String}
  AND position(replaceRegexpAll(text, '[\\r\\n]+', ''), {part:String}) > 0
GROUP BY seq ORDER BY seq LIMIT 1`

/** The head of an interchange of one message: a message is kept without it, and its time orders what is told. */
const interchange = (sender: string, written: unknown, zone: string): string => {
  const at = typeof written === 'string' ? Date.parse(written) : Number.NaN
  if (Number.isNaN(at)) return ''
  const [day = '', time = ''] = formatLocalMinute(at, zone).slice(2).replaceAll(/[-:]/g, '').split(' ')
  return `UNB+UNOW:4+${sender.replaceAll(/[?+:']/g, '?$&')}+QUAYWISE+${day}:${time}+1'`
}

/**
 * The messages of a batch in which parts were put right, each whole, so that they can be sent again: what they told
 * already is known and changes nothing. Throws `INVALID_INPUT` for a part that no kept message holds.
 */
export const correctedMessages = async (
  { admin, store }: Stores,
  { id, terminal }: Pick<IngestBatch, 'id' | 'terminal'>,
  parts: readonly Part[],
): Promise<string> => {
  const zone = (await admin.terminals.get(terminal))?.zone ?? 'UTC'
  const texts = new Map<number, string>()
  for (const [index, { was, text }] of parts.entries()) {
    const part = flat(was)
    const { rows } = await store.query(TEXTS, { params: { terminal, batch: id, part } })
    const [found] = rows
    if (!found)
      throw invalid(`body.rows.${index}.was: no message of this file holds it; correct the file itself`, {
        field: `rows.${index}.was`,
        code: 'notInFile',
      })
    const seq = Number(found.seq)
    const head = interchange(String(found.sent_by), found.written, zone)
    const whole = texts.get(seq) ?? `${head}${flat(String(found.whole))}`
    texts.set(
      seq,
      whole.replace(part, () => flat(text)),
    )
  }
  return [...texts]
    .sort(([one], [other]) => one - other)
    .map(([, text]) => text)
    .join('\n')
}
