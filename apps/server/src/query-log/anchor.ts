import { readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { LogSeal } from '@quaywise/admin-store'
import { z } from 'zod'

const anchor = z.object({ seq: z.number().int().min(0), hash: z.string(), seal: z.string() })

/** A row that was written: its number and its hash. */
export type Remembered = { readonly seq: number; readonly hash: string }

const textOf = ({ seq, hash }: Remembered): string => `anchor ${seq} ${hash}`
const fileIn = (dataDir: string): string => join(resolve(dataDir), 'log.anchor')

/**
 * Notes beside the database which row of the query log was written last: a database that is put back to an older
 * state ends before it. It is not synced to disk, so after a loss of power it may be a moment old, never ahead.
 */
export const keepAnchor = async (dataDir: string, head: Remembered, seal: LogSeal): Promise<void> => {
  const file = fileIn(dataDir)
  const { seq, hash } = head
  await writeFile(`${file}.new`, JSON.stringify({ seq, hash, seal: seal.of(textOf(head)) }), { mode: 0o600 })
  await rename(`${file}.new`, file)
}

/** The row that this server remembers; null where it remembers none, or the note is not its own. */
export const readAnchor = async (dataDir: string, seal: LogSeal): Promise<Remembered | null> => {
  try {
    const { seal: given, ...head } = anchor.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')))
    return given === seal.of(textOf(head)) ? head : null
  } catch {
    return null
  }
}
