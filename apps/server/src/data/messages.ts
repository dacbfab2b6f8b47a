import type { AnalyticsStore, Row } from '@quaywise/analytics-store'
import { MESSAGE_LIMIT, type MessageRow, type RawMessage } from '@quaywise/contract'

const COLUMNS = 'batch_id, seq, type, sender, reference, at, ingested_at, length(text) AS bytes'

type PageOf = { readonly current: number; readonly pageSize: number }
type MessagePage = PageOf & { rows: MessageRow[]; total: number }

/** The messages of a batch, or of a thing that they speak of. */
export type MessagesOf =
  | { readonly terminal: string; readonly batch: string }
  | { readonly terminal: string; readonly kind: string; readonly subject: string }

const messageOf = (row: Row): MessageRow => ({
  batchId: String(row.batch_id),
  seq: Number(row.seq),
  type: String(row.type),
  sender: String(row.sender),
  reference: String(row.reference),
  at: typeof row.at === 'string' ? row.at : null,
  arrivedAt: String(row.ingested_at),
  bytes: Number(row.bytes),
})

// Written twice by a retry, a message has two rows until the engine merges them.
const once = (select: string, where: string): string =>
  `SELECT ${select} FROM quaywise.message WHERE terminal_id = {terminal:String} AND ${where}
   ORDER BY ingested_at DESC LIMIT 1 BY batch_id, seq`

const OF_BATCH = 'batch_id = {batch:String}'
const OF_SUBJECT = `(batch_id, seq) IN (SELECT batch_id, seq FROM quaywise.message_subject
  WHERE terminal_id = {terminal:String} AND subject_kind = {kind:String} AND subject_id = {subject:String})`

/** How many messages of a batch are kept. */
export const countMessages = async (
  store: AnalyticsStore,
  terminal: string,
  batch: string,
): Promise<number> => {
  const { rows } = await store.query(
    `SELECT uniqExact(seq) AS messages FROM quaywise.message
     WHERE terminal_id = {terminal:String} AND ${OF_BATCH}`,
    { params: { terminal, batch } },
  )
  return Number(rows[0]?.messages ?? 0)
}

/** A page of messages: those of a batch in its order, those of a thing from the newest. */
export const pageOfMessages = async (
  store: AnalyticsStore,
  of: MessagesOf,
  { current, pageSize }: PageOf,
): Promise<MessagePage> => {
  const byBatch = 'batch' in of
  const where = byBatch ? OF_BATCH : OF_SUBJECT
  const params = { ...of, limit: pageSize, offset: (current - 1) * pageSize }
  const counted = await store.query(
    `SELECT uniqExact(batch_id, seq) AS total FROM quaywise.message
     WHERE terminal_id = {terminal:String} AND ${where}`,
    { params: of },
  )
  const { rows } = await store.query(
    `SELECT * FROM (${once(COLUMNS, where)}) ORDER BY ${byBatch ? 'seq' : 'ingested_at DESC, batch_id, seq DESC'}
     LIMIT {limit:UInt32} OFFSET {offset:UInt64}`,
    { params },
  )
  return { rows: rows.map(messageOf), total: Number(counted.rows[0]?.total ?? 0), current, pageSize }
}

/** One message with its text, cut after four million characters; null where there is none. */
export const messageText = async (
  store: AnalyticsStore,
  terminal: string,
  batch: string,
  seq: number,
): Promise<RawMessage | null> => {
  const text = 'leftUTF8(text, {most:UInt32}) AS shown, lengthUTF8(text) > {most:UInt32} AS cut'
  const { rows } = await store.query(once(`${COLUMNS}, ${text}`, `${OF_BATCH} AND seq = {seq:UInt32}`), {
    params: { terminal, batch, seq, most: MESSAGE_LIMIT },
  })
  const [row] = rows
  return row ? { ...messageOf(row), text: String(row.shown), cut: Number(row.cut) === 1 } : null
}
