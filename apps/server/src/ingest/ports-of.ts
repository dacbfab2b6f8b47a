import { join, resolve } from 'node:path'
import type { IngestPorts } from '@quaywise/ingest'
import { parameterOf } from '../parameters/in-effect.ts'
import { factWritesOf } from '../rollups/fact-writes.ts'
import type { Services } from '../routes/services.ts'
import { batchPorts } from './batch-ports.ts'
import { factPorts } from './fact-ports.ts'
import { notedPorts } from './noted-ports.ts'
import { spoolInto } from './spool.ts'
import { turns } from './turns.ts'
import { visitPorts } from './visit-ports.ts'

const MEBIBYTE = 1_048_576

/** Where files wait that can only be read from their end. */
export const spoolFolder = (dataDir: string): string => join(resolve(dataDir), 'spool')

/** All that taking in files asks of the stores and the disk of a server. */
export const portsOf = ({
  store,
  admin,
  now,
  dataDir,
}: Pick<Services, 'store' | 'admin' | 'now'> & { readonly dataDir: string }): IngestPorts => {
  const visits = visitPorts(store)
  const facts = factPorts(store, admin)
  return {
    now: () => now().getTime(),
    spool: spoolInto(spoolFolder(dataDir), undefined, async () => {
      return (await parameterOf(admin, 'import.file_mb', now())) * MEBIBYTE
    }),
    exclusively: turns(admin, now),
    ...visits,
    ...facts,
    ...notedPorts(store, factWritesOf(admin, now), { ...visits, ...facts }),
    ...batchPorts(admin, now),
  }
}
