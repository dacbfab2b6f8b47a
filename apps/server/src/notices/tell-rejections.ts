import type { AdminStore } from '@quaywise/admin-store'

const DATA_PAGE = '/BigDataAnalysis/system/data'
const DAY_MS = 86_400_000
const NEWEST = 50

/** Tells once of each file of the last day that could not be taken in. */
export const tellRejections = async (admin: AdminStore, now: Date): Promise<void> => {
  const { data } = await admin.ingest.batches.search({
    ...{ terminals: null, status: 'failed', sort: 'receivedAt', order: 'desc', current: 1, pageSize: NEWEST },
    from: new Date(now.getTime() - DAY_MS).toISOString(),
  })
  for (const { id, terminal, fileName, kind, accepted, rejected } of data) {
    const detail = { file: fileName ?? kind, accepted, rejected }
    const href = `${DATA_PAGE}?batch=${encodeURIComponent(id)}`
    await admin.notices.tell(
      { onceKey: `ingest:${id}`, terminal, userId: null, kind: 'ingest', detail, href },
      now,
    )
  }
}
