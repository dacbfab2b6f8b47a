import type { Page } from '@quaywise/contract/pages'
import type { ShellIconName } from '../shell/icon-paths.ts'

/** The icon of each group. */
export const GROUP_ICONS: Readonly<Record<Page['group'], ShellIconName>> = {
  '3DStreamingKanban': 'cube',
  workshift: 'clock',
  monthly: 'bars',
  vessel: 'ship',
  qc: 'crane',
  agv: 'vehicle',
  asc: 'blocks',
  contanierProcess: 'flow',
  land: 'gate',
  system: 'gear',
  admin: 'crown',
  account: 'user',
}
