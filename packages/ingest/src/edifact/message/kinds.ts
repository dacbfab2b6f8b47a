import { baplie } from '../baplie/baplie.ts'
import { coarri } from '../coarri/coarri.ts'
import { codeco } from '../codeco/codeco.ts'
import { coparn } from '../coparn/coparn.ts'
import { copino } from '../copino/copino.ts'
import { coprar } from '../coprar/coprar.ts'
import { movins } from '../movins/movins.ts'
import { vermas } from '../vermas/vermas.ts'
import type { MessageKind } from './message-kind.ts'
import type { MessageType } from './message-type.ts'

/** How each type of message is read. */
export const MESSAGE_KINDS: Readonly<Record<MessageType, MessageKind>> = {
  BAPLIE: baplie,
  MOVINS: movins,
  COARRI: coarri,
  CODECO: codeco,
  COPRAR: coprar,
  COPINO: copino,
  COPARN: coparn,
  VERMAS: vermas,
}
