import type { IngestPorts } from '@quaywise/ingest'
import type { Services } from '../routes/services.ts'
import { batchPorts } from './batch-ports.ts'
import { factPorts } from './fact-ports.ts'
import { turns } from './turns.ts'
import { visitPorts } from './visit-ports.ts'

/** All that taking in files asks of the stores of a server. */
export const portsOf = ({ store, admin, now }: Pick<Services, 'store' | 'admin' | 'now'>): IngestPorts => ({
  now: () => now().getTime(),
  exclusively: turns(admin, now),
  ...visitPorts(store),
  ...factPorts(store, admin),
  ...batchPorts(admin, now),
})
