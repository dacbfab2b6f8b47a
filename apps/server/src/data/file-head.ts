import { decodeText } from '@quaywise/ingest'
import type { Mend } from './batch-notes.ts'

const MOST_BYTES = 262_144
const NEW_LINE = 10
const NOTHING = { mend: 'no', head: '' } as const

/** What the first line of a file says of it. */
export type FileHead = { readonly mend: Mend; readonly head: string }

/** A stream that passes on what comes, and remembers its first line with something in it. */
export const rememberHead = (stream: AsyncIterable<Uint8Array>) => {
  const chunks: Uint8Array[] = []
  let kept = 0
  async function* passed(): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream) {
      if (kept < MOST_BYTES) chunks.push(chunk.slice(0, MOST_BYTES - kept))
      kept += chunk.byteLength
      yield chunk
    }
  }
  return { stream: passed(), headOf: (kind: string): FileHead => headOf(kind, Buffer.concat(chunks)) }
}

/** Messages name what they speak of in their heads: a part of one cannot be sent alone. */
const MEND_OF_MESSAGES: Readonly<Record<string, Mend>> = { edifact: 'message', dcsa: 'lines', tic40: 'lines' }

const headOf = (kind: string, start: Buffer): FileHead => {
  const mend = MEND_OF_MESSAGES[kind]
  if (mend) return { mend, head: '' }
  if (!kind.startsWith('facts/') && kind !== 'port-calls') return NOTHING
  const from = start.findIndex((byte) => byte > 32 && byte < 127)
  const end = start.indexOf(NEW_LINE, from)
  if (from < 0 || start.includes(0)) return NOTHING
  const line = start.subarray(from, end < 0 ? start.length : end)
  if (line[0] === '{'.charCodeAt(0)) return { mend: 'lines', head: '' }
  if (line[0] === '['.charCodeAt(0)) return NOTHING
  return { mend: 'cells', head: decodeText(line).text.replace(/\r$/, '') }
}
