import type { AdminStore, TerminalEntry } from '@quaywise/admin-store'
import type { Terminal } from '@quaywise/domain'
import type { FactMapping, Mapping } from '@quaywise/ingest'
import { Problem } from '../http/problem.ts'
import { invalid, type MayUse } from './keep-mapping.ts'

/** What a caller says of a file: by which mapping it is read, and whose it is. */
export type Named = {
  readonly mapping: Mapping | FactMapping | null
  readonly terminal: string | undefined
  readonly mayUse: MayUse
}

/**
 * The terminal that the caller named, which must be there, else the mapping's, which is made when it is new.
 * Throws `UNKNOWN_TERMINAL`, `FORBIDDEN`, and `INVALID_INPUT` for the terminal of the demonstration and where
 * no terminal is named at all.
 */
export const terminalOfFile = async (
  admin: AdminStore,
  { mapping, terminal, mayUse }: Named,
): Promise<Terminal> => {
  const id = terminal ?? mapping?.terminal.id
  if (id === undefined)
    throw invalid('name the terminal of the file with ?terminal=<id>, or a mapping', {
      field: 'terminal',
      code: 'required',
    })
  if (!mayUse(id)) throw new Problem('FORBIDDEN')
  const known = await admin.terminals.get(id)
  if (known?.kind === 'demo')
    throw invalid(`the terminal "${id}" holds demonstration data: give the mapping's terminal another id`, {
      field: terminal === undefined ? 'mapping' : 'terminal',
      code: 'demoTerminal',
      values: { name: id },
    })
  if (id === mapping?.terminal.id) return { ...mapping.terminal, clock: 'frozen', frozenAt: null }
  if (!known) throw new Problem('UNKNOWN_TERMINAL', { values: { terminal: id } })
  return terminalOf(known)
}

const terminalOf = ({ id, name, locode, zone, clock, frozenAt }: TerminalEntry): Terminal => ({
  ...{ id, name, locode: locode ?? '', zone, clock, frozenAt },
})
