import { useText } from '@quaywise/i18n'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { BrokenFile, downloadExport } from './download-export.ts'

/** What is told of an export: it runs, it is there, or it failed. */
export type Running =
  | { readonly kind: 'running'; readonly bytes: number }
  | { readonly kind: 'told'; readonly text: string; readonly failed: boolean }

const TOLD_MS = 8000

/** One export at a time: how far it is, how to begin and how to stop it. */
export function useRunning() {
  const say = useText()
  const [running, setRunning] = useState<Running | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  useEffect(() => {
    if (running?.kind !== 'told') return
    const timer = setTimeout(() => setRunning(null), TOLD_MS)
    return () => clearTimeout(timer)
  }, [running])
  const tell = (text: string, failed = false) => setRunning({ kind: 'told', text, failed })
  const reasonOf = (error: unknown) => {
    if (error instanceof BrokenFile) return say('export.broken')
    return error instanceof ApiError && error.message !== '' ? error.message : say('report.failed')
  }
  const begin = (path: string, body: unknown) => {
    stop.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    stop.current = controller
    setRunning({ kind: 'running', bytes: 0 })
    downloadExport({ path, body, signal, onBytes: (bytes) => setRunning({ kind: 'running', bytes }) })
      .then((name) => tell(say('export.done', { name })))
      .catch((error: unknown) => {
        if (!signal.aborted) tell(say('export.failed', { reason: reasonOf(error) }), true)
      })
  }
  const cancel = () => {
    stop.current?.abort()
    setRunning(null)
  }
  return { running, begin, cancel, tell, close: () => setRunning(null) }
}
