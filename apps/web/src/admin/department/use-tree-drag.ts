import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Where } from './tree.ts'

const BRANCH = '[data-branch]'
/** The part of a branch at its edges that means before and after it. */
const EDGE = 0.28

/** Over which department something is held, and where on it. */
export interface Held {
  readonly id: string
  readonly where: Where
}

const branchOf = (event: DragEvent): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(BRANCH) : null

function heldOver(event: DragEvent): Held | null {
  const branch = branchOf(event)
  const id = branch?.dataset.branch
  if (!branch || id === undefined) return null
  const { top, height } = branch.getBoundingClientRect()
  const share = (event.clientY - top) / height
  return { id, where: share < EDGE ? 'before' : share > 1 - EDGE ? 'after' : 'into' }
}

/** What departments of a tree do when they are dragged. */
interface TreeDrag {
  /** Whether the dragged one may be let go there. */
  readonly mayLie: (id: string, held: Held) => boolean
  readonly onDrop: (id: string, held: Held) => void
}

/** Lets departments of a tree be dragged onto, before and after each other; tells over which one something is held. */
export function useTreeDrag(tree: RefObject<HTMLElement | null>, { mayLie, onDrop }: TreeDrag): Held | null {
  const [over, setOver] = useState<Held | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const start = useEffectEvent((event: DragEvent) => {
    const id = branchOf(event)?.dataset.branch
    if (id === undefined || !event.dataTransfer) return
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', id)
    setDragged(id)
  })
  const hold = useEffectEvent((event: DragEvent) => {
    const held = dragged === null ? null : heldOver(event)
    const lies = held !== null && dragged !== null && mayLie(dragged, held)
    if (lies) event.preventDefault()
    setOver(lies ? held : null)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    const held = heldOver(event)
    if (dragged === null || held === null || !mayLie(dragged, held)) return
    event.preventDefault()
    onDrop(dragged, held)
  })
  useEffect(() => {
    const element = tree.current
    if (element === null) return
    const gone = new AbortController()
    const { signal } = gone
    const end = () => {
      setOver(null)
      setDragged(null)
    }
    element.addEventListener('dragstart', start, { signal })
    element.addEventListener('dragover', hold, { signal })
    element.addEventListener('dragleave', () => setOver(null), { signal })
    element.addEventListener('drop', drop, { signal })
    element.addEventListener('dragend', end, { signal })
    return () => gone.abort()
  }, [tree])
  return over
}
