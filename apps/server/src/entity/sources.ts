import type { EntityKind } from '@quaywise/contract'
import { agv } from './agv.ts'
import { asc } from './asc.ts'
import { block } from './block.ts'
import { container } from './container.ts'
import { crane } from './crane.ts'
import type { EntitySource } from './entity-source.ts'
import { instruction } from './instruction.ts'
import { truck } from './truck.ts'
import { visit } from './visit.ts'

/** How each kind of thing is read. */
export const SOURCES: Readonly<Record<EntityKind, EntitySource>> = {
  visit,
  crane,
  agv,
  asc,
  block,
  container,
  truck,
  instruction,
}
