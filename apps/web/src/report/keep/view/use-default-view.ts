import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTab } from '../../../workspace/tab-context.ts'
import { viewsQuery } from '../calls.ts'
import { usePlace } from '../use-place.ts'
import { usePageState } from './use-page-state.ts'

/** Opens a page that was asked for nothing in particular by the view that the person chose for it. */
export function useDefaultView(): void {
  const { query } = useTab()
  const { data } = useQuery(viewsQuery(usePlace()))
  const { apply } = usePageState()
  const [untold] = useState(() => Object.keys(query).every((field) => field === 'terminal'))
  const [done, setDone] = useState(!untold)
  const chosen = data?.views.find(({ id }) => id === data.defaultView)
  const open = useEffectEvent(() => {
    const still = Object.keys(query).every((field) => field === 'terminal')
    if (chosen && still) apply(chosen)
    setDone(true)
  })
  const ready = data !== undefined && !done
  useEffect(() => {
    if (ready) open()
  }, [ready])
}
