import { useText } from '@quaywise/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { INGEST_KEY, kindsQuery, uploadAddress } from '../calls.ts'
import { guessKind, startOf } from './guess-kind.ts'
import { sendFile } from './send-file.ts'
import { nextUploads, type Target, type Upload, waiting } from './upload-list.ts'

/** The files on their way to the server, and what can be done with them. */
export interface Uploads {
  readonly list: readonly Upload[]
  add(files: readonly File[], target: Target): void
  cancel(upload: Upload): void
  /** Sends a file once more, read as it is told now. */
  again(upload: Upload, target: Target): void
  remove(upload: Upload): void
}

let lastId = 0
const newId = (): number => {
  lastId += 1
  return lastId
}

/** Sends files one after the other; leaving the page cancels what is on its way. */
export function useUploads(): Uploads {
  const client = useQueryClient()
  const say = useText()
  const [list, tell] = useReducer(nextUploads, [])
  const running = useRef<{ readonly id: number; readonly stop: AbortController } | null>(null)
  const next = list.find(({ state }) => state === 'waiting')
  const busy = list.some(({ state }) => state === 'sending')

  useEffect(() => {
    if (!next || busy) return
    const stop = new AbortController()
    running.current = { id: next.id, stop }
    const change = (patch: Partial<Upload>) => tell({ type: 'change', id: next.id, patch })
    change({ state: 'sending' })
    const send = async () => {
      const offered = (await client.ensureQueryData(kindsQuery)).map(({ kind }) => kind)
      const kind = next.target.kind ?? guessKind(await startOf(next.file), offered)
      if (kind === null) throw new ApiError(say('data.upload.unknownKind'), 'UNKNOWN_KIND', 404, undefined)
      const { terminal, mapping } = next.target
      const address = uploadAddress(kind, { terminal, mapping, fileName: next.file.name })
      const onSent = (sent: number) => change({ sent })
      return sendFile({ file: next.file, address, signal: stop.signal, onSent })
    }
    send()
      .then((answer) => change({ state: 'done', answer, sent: next.file.size }))
      .catch((error: unknown) => {
        if (stop.signal.aborted) change({ state: 'cancelled' })
        else change({ state: 'failed', error: reasonOf(error) ?? say('request.network.text') })
      })
      .finally(() => client.invalidateQueries({ queryKey: INGEST_KEY }))
  }, [next, busy, client, say])

  useEffect(() => () => running.current?.stop.abort(), [])

  return {
    list,
    add: (files, target) =>
      tell({ type: 'add', uploads: files.map((file) => waiting(newId(), file, target)) }),
    cancel: ({ id, state }) => {
      if (state === 'waiting') tell({ type: 'change', id, patch: { state: 'cancelled' } })
      else if (running.current?.id === id) running.current.stop.abort()
    },
    again: ({ id }, target) =>
      tell({ type: 'change', id, patch: { target, state: 'waiting', sent: 0, error: null } }),
    remove: ({ id }) => tell({ type: 'remove', id }),
  }
}

const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError && error.message ? error.message : null
