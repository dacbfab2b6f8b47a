import type { AdminStore } from '@quaywise/admin-store'
import type { IngestPorts } from '@quaywise/ingest'

type BatchPorts = Pick<
  IngestPorts,
  'beginBatch' | 'saveRejections' | 'endBatch' | 'terminal' | 'saveTerminal'
>

const SORT_OF_IMPORTED = 100

/** Keeps the record of what came in, and its terminals, in the administration store. */
export const batchPorts = ({ ingest, terminals }: AdminStore, now: () => Date): BatchPorts => ({
  async beginBatch(head) {
    const receivedAt = now().toISOString()
    return (await ingest.batches.create({ ...head, contentHash: '', receivedAt })).id
  },

  async saveRejections(batchId, rejections) {
    const kept = rejections.map(({ line, reason, raw, column = null, value = null }) => ({
      ...{ line, reason, raw },
      fields: { column, value },
    }))
    await ingest.rejections.add(batchId, kept)
  },

  async endBatch(batchId, { warnings, ...end }) {
    await ingest.batches.update(batchId, { ...end, warnings: warnings.map((warning) => ({ ...warning })) })
  },

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
