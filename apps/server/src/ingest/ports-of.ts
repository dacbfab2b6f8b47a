import { join, resolve } from 'node:path'
import type { IngestPorts } from '@quaywise/ingest'
import type { Services } from '../routes/services.ts'
import { batchPorts } from './batch-ports.ts'
import { factPorts } from './fact-ports.ts'
import { spoolInto } from './spool.ts'
import { turns } from './turns.ts'
import { visitPorts } from './visit-ports.ts'

/** Where files wait that can only be read from their end. */
export const spoolFolder = (dataDir: string): string => join(resolve(dataDir), 'spool')

/** All that taking in files asks of the stores and the disk of a server. */
export const portsOf = ({
  store,
  admin,
  now,
  dataDir,
}: Pick<Services, 'store' | 'admin' | 'now'> & { readonly dataDir: string }): IngestPorts => ({
  now: () => now().getTime(),
  spool: spoolInto(spoolFolder(dataDir)),
  exclusively: turns(admin, now),
  ...visitPorts(store),
  ...factPorts(store, admin),
  ...batchPorts(admin, now),
})
