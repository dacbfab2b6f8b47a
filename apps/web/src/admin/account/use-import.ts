import type { ImportAnswer } from '@quaywise/contract'
import { useEffect, useRef, useState } from 'react'
import { useDeed } from '../kit/use-deed.ts'
import { importUsers, USERS_KEY } from './calls.ts'

/** A workbook to be sent: only tried, or to be added. */
interface Sending {
  readonly file: File
  readonly dry: boolean
}

/** A workbook that was sent, and what was said of it. */
export interface Sent extends Sending {
  readonly answer: ImportAnswer
}

/**
 * Sends workbooks of users. `run` names what is under way, null while nothing is. Whoever leaves ends it: passwords
 * are told once, to somebody who is there.
 */
export function useImport(onSent: (sent: Sent) => void) {
  const [run, setRun] = useState<string | null>(null)
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const { run: start } = useDeed<Sending & { readonly run: string }, Sent>({
    work: async ({ file, dry, run: named }) => {
      const signal = leaving.current?.signal ?? AbortSignal.abort()
      return { file, dry, answer: await importUsers(file, { dry, run: named, signal }) }
    },
    stale: [USERS_KEY],
    onDone: onSent,
    onEnd: () => setRun(null),
  })
  const send = (sending: Sending) => {
    const named = crypto.getRandomValues(new Uint32Array(4)).join('-')
    setRun(named)
    start({ ...sending, run: named })
  }
  return { send, run }
}
