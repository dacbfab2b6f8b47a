import type { AdminStore } from '@quaywise/admin-store'
import type { Mapping } from '@quaywise/ingest'
import { Problem } from '../http/problem.ts'
import { invalid, type MayUse } from './keep-mapping.ts'

/**
 * The mapping with the terminal that the caller named instead of its own; that one must be there. Throws
 * `UNKNOWN_TERMINAL`, `FORBIDDEN`, and `INVALID_INPUT` for the terminal of the demonstration.
 */
export const withTerminal = async (
  admin: AdminStore,
  mapping: Mapping,
  named: string | undefined,
  mayUse: MayUse,
): Promise<Mapping> => {
  const id = named ?? mapping.terminal.id
  if (!mayUse(id)) throw new Problem('FORBIDDEN')
  const known = await admin.terminals.get(id)
  if (known?.kind === 'demo')
    throw invalid(`the terminal "${id}" holds demonstration data: give the mapping's terminal another id`)
  if (id === mapping.terminal.id) return mapping
  if (!known) throw new Problem('UNKNOWN_TERMINAL', { values: { terminal: id } })
  const { name, locode, zone } = known
  return { ...mapping, terminal: { id, name, locode: locode ?? '', zone } }
}
