import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Lets files be dropped on an element; tells whether some hang over it just now. */
export function useDrop(
  place: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [over, setOver] = useState(false)
  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...(event.dataTransfer?.files ?? [])])
  })
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const gone = new AbortController()
    const { signal } = gone
    const hang = (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    }
    element.addEventListener('dragover', hang, { signal })
    element.addEventListener('dragleave', () => setOver(false), { signal })
    element.addEventListener('drop', drop, { signal })
    return () => gone.abort()
  }, [place])
  return over
}
