import { type ReactNode, useMemo, useState } from 'react'
import { useTab } from '../../workspace/tab-context.ts'
import { EntitiesContext } from './entities.ts'
import { EntityDrawer } from './entity-drawer.tsx'
import { type EntityRef, entityOf, entityText } from './entity-ref.ts'
import { FocusReturn } from './focus-return.tsx'

/** Where the things of a page are shown: one drawer, named by the page's address, with a way back. */
export function EntityDrawerHost({ children }: { readonly children: ReactNode }) {
  const { query, setQuery, shownCount } = useTab()
  const [trail, setTrail] = useState<readonly EntityRef[]>([])
  const shown = entityOf(query.entity)
  const last = trail.at(-1)
  const entities = useMemo(
    () => ({ open: (ref: EntityRef) => setQuery({ entity: entityText(ref) }) }),
    [setQuery],
  )
  const inside = useMemo(
    () => ({
      open: (ref: EntityRef) => {
        const from = entityOf(query.entity)
        if (from) setTrail((before) => [...before, from])
        setQuery({ entity: entityText(ref) })
      },
    }),
    [query.entity, setQuery],
  )
  const goBack = () => {
    setTrail(trail.slice(0, -1))
    setQuery({ entity: last && entityText(last) })
  }
  const close = () => {
    setTrail([])
    setQuery({ entity: undefined })
  }
  return (
    <EntitiesContext value={entities}>
      {children}
      {shown && (
        <EntitiesContext value={inside}>
          <FocusReturn key={`focus ${shownCount}`} />
          <EntityDrawer
            key={shownCount}
            entity={shown}
            before={last ?? null}
            onBack={goBack}
            onClose={close}
          />
        </EntitiesContext>
      )}
    </EntitiesContext>
  )
}
