import { useEffect } from 'react'
import { useStatus } from '../status/status.ts'
import { takeUsualMode } from './mode-choice.ts'

/** Takes up the usual appearance as the server tells it, also before anybody signed in. */
export function UsualLooks() {
  const usual = useStatus()?.parameters.theme
  useEffect(() => {
    if (usual !== undefined) takeUsualMode(usual)
  }, [usual])
  return null
}
