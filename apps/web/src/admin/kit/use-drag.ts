import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const THING = '[data-drag]'
/** The part at the edges of a thing that means before and after it, where others can also lie in it. */
const EDGE = 0.28
const MIDDLE = 0.5

/** Where a thing is let go: before another one, after it, or on it. */
export type Where = 'before' | 'into' | 'after'

/** Over which thing another is held, and where on it. */
export interface Held {
  readonly id: string
  readonly where: Where
}

const thingOf = (event: DragEvent): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(THING) : null

function heldOver(event: DragEvent, edge: number): Held | null {
  const thing = thingOf(event)
  const id = thing?.dataset.drag
  if (!thing || id === undefined) return null
  const { top, height } = thing.getBoundingClientRect()
  const share = (event.clientY - top) / height
  return { id, where: share < edge ? 'before' : share >= 1 - edge ? 'after' : 'into' }
}

/** What things do when they are dragged. */
interface Drag {
  /** Whether they can lie in each other, not only beside. */
  readonly nested: boolean
  /** Whether the dragged one may be let go there. */
  readonly mayLie: (id: string, held: Held) => boolean
  readonly onDrop: (id: string, held: Held) => void
}

/** Lets the things in an element (`data-drag`) be dragged to each other; tells over which one another is held. */
export function useDrag(place: RefObject<HTMLElement | null>, { nested, mayLie, onDrop }: Drag): Held | null {
  const edge = nested ? EDGE : MIDDLE
  const [over, setOver] = useState<Held | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const start = useEffectEvent((event: DragEvent) => {
    const id = thingOf(event)?.dataset.drag
    if (id === undefined || !event.dataTransfer) return
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', id)
    setDragged(id)
  })
  const hold = useEffectEvent((event: DragEvent) => {
    const held = dragged === null ? null : heldOver(event, edge)
    const lies = held !== null && dragged !== null && mayLie(dragged, held)
    if (lies) event.preventDefault()
    setOver(lies ? held : null)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    const held = heldOver(event, edge)
    if (dragged === null || held === null || !mayLie(dragged, held)) return
    event.preventDefault()
    onDrop(dragged, held)
  })
  useEffect(() => {
    const element = place.current
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
  }, [place])
  return over
}
