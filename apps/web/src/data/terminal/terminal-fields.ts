import type { NewTerminal } from '@quaywise/contract'
import { isZone, TERMINAL_ID, UN_LOCODE } from '@quaywise/contract/terminal-rules'

/** A terminal as its form stands. */
export interface TerminalFields {
  readonly id: string
  readonly name: string
  readonly zone: string
  readonly locode: string
  readonly clock: NewTerminal['clock']
}

export const NO_TERMINAL: TerminalFields = { id: '', name: '', zone: '', locode: '', clock: 'live' }

export type TextField = Exclude<keyof TerminalFields, 'clock'>

/** The fields that cannot stand as they are. */
export function wrongFields({ id, name, zone, locode }: TerminalFields): readonly TextField[] {
  const right: Readonly<Record<TextField, boolean>> = {
    id: TERMINAL_ID.test(id),
    name: name.trim() !== '' && name.length <= 200,
    zone: zone !== '' && isZone(zone),
    locode: locode === '' || UN_LOCODE.test(locode),
  }
  return (['id', 'name', 'zone', 'locode'] as const).filter((field) => !right[field])
}

/** The terminal of a form without faults. */
export const terminalOf = ({ locode, name, ...told }: TerminalFields): NewTerminal => ({
  ...told,
  name: name.trim(),
  ...(locode === '' ? {} : { locode }),
})

/** An id that a name suggests: `Port of São` → `port-of-sao`. */
export const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 59)
