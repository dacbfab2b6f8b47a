import type { AdminStore } from '@quaywise/admin-store'
import type { Identity } from '../access/identity.ts'
import { defaultTerminal, visibleTerminals } from '../terminals/terminal-choice.ts'

/** The zone by whose clocks a caller reads days: that of their terminal, UTC where there is none. */
export const zoneOf = async (admin: AdminStore, caller: Identity): Promise<string> =>
  defaultTerminal(await visibleTerminals(admin, caller), caller)?.zone ?? 'UTC'
