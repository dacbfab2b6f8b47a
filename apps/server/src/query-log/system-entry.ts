import type { LogEntry } from '@quaywise/admin-store'

const ofServer = (endpoint: string, parameters: object, now: Date): LogEntry => ({
  notedAt: now.toISOString(),
  ...{ userId: null, username: '', personName: '', department: '', roles: '' },
  ...{ module: 'system', page: null, endpoint, action: 'system', parameters: JSON.stringify(parameters) },
  ...{ address: null, status: 200, errorCode: null, ms: 0, rowCount: null, exported: false, part: 1 },
  ...{ ip: '', agent: '', traceId: '', changes: null },
})

/** That entries could not be taken in, and how many. */
export const lostEntry = (lost: number, now: Date): LogEntry => ({
  ...ofServer('log.full', { lost }, now),
  status: 507,
  errorCode: 'LOG_FULL',
})

/** That the retention removed rows. */
export const cutEntry = (removed: { readonly from: number; readonly to: number }, now: Date): LogEntry =>
  ofServer('log.retention', removed, now)
