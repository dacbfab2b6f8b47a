import type { IngestAnswer } from '@quaywise/contract'

/** How a file is to be read; what is not named is told by its content. */
export interface Target {
  readonly kind?: string | undefined
  readonly terminal?: string | undefined
  readonly mapping?: string | undefined
}

/** A file on its way: it waits, leaves byte by byte, is read by the server, and has its answer or a reason why not. */
export interface Upload {
  readonly id: number
  readonly file: File
  readonly target: Target
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled'
  readonly sent: number
  readonly answer: IngestAnswer | null
  readonly error: string | null
}

/** What happens to files on their way. */
export type UploadEvent =
  | { readonly type: 'add'; readonly uploads: readonly Upload[] }
  | { readonly type: 'change'; readonly id: number; readonly patch: Partial<Upload> }
  | { readonly type: 'remove'; readonly id: number }

/** A file that waits for its turn. */
export const waiting = (id: number, file: File, target: Target): Upload => ({
  ...{ id, file, target, state: 'waiting', sent: 0, answer: null, error: null },
})

/** The list of files after something happened; what has left the list is not changed any more. */
export function nextUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if (event.type === 'add') return [...uploads, ...event.uploads]
  if (event.type === 'remove') return uploads.filter(({ id }) => id !== event.id)
  return uploads.map((upload) => (upload.id === event.id ? { ...upload, ...event.patch } : upload))
}
