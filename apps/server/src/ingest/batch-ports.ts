import type { AdminStore } from '@quaywise/admin-store'
import type { IngestPorts } from '@quaywise/ingest'
import { type SignsOfLife, signsOfLife } from './signs-of-life.ts'

type RowPorts = Pick<IngestPorts, 'beginBatch' | 'saveRejections' | 'endBatch'>
type TerminalPorts = Pick<IngestPorts, 'terminal' | 'saveTerminal'>
type BatchPorts = RowPorts & TerminalPorts

const SORT_OF_IMPORTED = 100

/** Keeps the record of what came in, and its terminals, in the administration store. */
export const batchPorts = (admin: AdminStore, now: () => Date): BatchPorts => {
  const life = signsOfLife(admin, now)
  return { ...rowPorts(admin, now, life), ...terminalPorts(admin) }
}

const rowPorts = ({ ingest }: AdminStore, now: () => Date, life: SignsOfLife): RowPorts => ({
  async beginBatch(head) {
    const receivedAt = now().toISOString()
    const { id } = await ingest.batches.create({ ...head, contentHash: '', receivedAt })
    life.begin(id)
    return id
  },

  async saveRejections(batchId, rejections) {
    const kept = rejections.map(({ line, reason, raw, column = null, value = null }) => ({
      ...{ line, reason, raw },
      fields: { column, value },
    }))
    await ingest.rejections.add(batchId, kept)
  },

  async endBatch(batchId, { warnings, ...end }) {
    life.end(batchId)
    await ingest.batches.update(batchId, { ...end, warnings: warnings.map((warning) => ({ ...warning })) })
  },
})

const terminalPorts = ({ terminals }: AdminStore): TerminalPorts => ({
  async terminal(id) {
    const found = await terminals.get(id)
    if (!found) return null
    const { name, locode, zone, clock, frozenAt } = found
    return { id, name, locode: locode ?? '', zone, clock, frozenAt }
  },

  async saveTerminal(terminal) {
    const known = await terminals.get(terminal.id)
    await terminals.upsert({ kind: 'imported', sort: SORT_OF_IMPORTED, ...known, ...terminal })
  },
})
