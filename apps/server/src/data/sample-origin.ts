import type { Terminal } from '@quaywise/domain'
import type { FactMapping, Origin } from '@quaywise/ingest'

/** Where a sample comes from: nowhere that is known, so that nothing of the store is read for it. */
export const sampleOrigin = (mapping: FactMapping, now: number): Origin => {
  const terminal: Terminal = { clock: 'frozen', frozenAt: null, ...mapping.terminal }
  const known = { rows: async () => [], calls: async () => () => null, stays: async () => [] }
  return { terminal, batchId: '', receivedAt: now, mapping, known }
}
