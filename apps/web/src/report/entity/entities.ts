import { createContext, useContext } from 'react'
import type { EntityRef } from './entity-ref.ts'

/** Opens the drawers of the things that a page names. */
export interface Entities {
  /** Shows a thing in the page's drawer; one that is open gives way to it. */
  open(ref: EntityRef): void
}

export const EntitiesContext = createContext<Entities | null>(null)

/** The drawers of the page of the part that asks. */
export function useEntities(): Entities {
  const entities = useContext(EntitiesContext)
  if (entities === null) throw new Error('A thing is named outside a page')
  return entities
}
