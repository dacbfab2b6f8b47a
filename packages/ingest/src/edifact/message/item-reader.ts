import type { EdifactReading } from '../reading.ts'
import type { EdifactRejectionReason } from '../reason.ts'
import type { UnitDraft } from '../unit/unit-draft.ts'
import { unitFacts } from '../unit/unit-facts.ts'
import type { GoodsLinks } from './goods-links.ts'
import type { MessageHead } from './message-head.ts'
import type { MessageKind } from './message-kind.ts'

/** What the items of a message have in common. */
export type ItemSetting = {
  readonly kind: MessageKind
  readonly head: MessageHead
  readonly goods: GoodsLinks
  readonly instruction: string | null
  /** The file ends in the middle of the item. */
  readonly cut: boolean
}

/** Makes an item of what was gathered of it, or says why it makes none. */
export const itemReading = (draft: UnitDraft, setting: ItemSetting): EdifactReading => {
  const { kind, head, instruction } = setting
  const unit = setting.goods.applyTo(draft.unit)
  if (draft.headDamaged && (kind.anchor === 'EQUIPMENT' || (unit.equipment?.number ?? null) === null))
    return rejected(draft, 'ITEM_HEAD_DAMAGED')
  const facts = unitFacts(unit, head)
  const verdict = kind.readItem({ unit, facts, head, instruction })
  if ('reason' in verdict) return rejected(draft, verdict.reason)
  const { line, segment } = unit.place
  const odd = [...verdict.odd, ...(setting.cut ? (['ITEM_CUT'] as const) : [])]
  const value = facts.equipmentNo ?? facts.position?.code
  const told = odd.map((code) => ({ code, line, segment, ...(value === undefined ? {} : { value }) }))
  return { kind: 'item', item: verdict.item, notices: [...draft.notices, ...told] }
}

const rejected = ({ raw, unit }: UnitDraft, reason: EdifactRejectionReason): EdifactReading => {
  const value = unit.equipment?.number ?? unit.position?.code
  const told = { scope: 'ITEM' as const, reason, raw, ...unit.place }
  return { kind: 'rejection', rejection: value === undefined ? told : { ...told, value } }
}
