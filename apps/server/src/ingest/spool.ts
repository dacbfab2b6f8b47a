import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileFault, Spool } from '@quaywise/ingest'

const MEBIBYTE = 1_048_576
const ENDING = '.spool'

/** What files on their way through the disk may take: one of them, and all together. */
export type SpoolQuota = { readonly fileBytes: number; readonly allBytes: number }
const QUOTA: SpoolQuota = { fileBytes: 4096 * MEBIBYTE, allBytes: 8192 * MEBIBYTE }

class OverQuota extends Error {}

const over = (bytes: number): FileFault => ({
  code: 'SPOOL_FULL',
  detail: `The file does not fit into the ${Math.round(bytes / MEBIBYTE)} MiB that are kept for it on the disk: send it in smaller ones.`,
})

/** What is taken up in each folder, by all files that come in through this process: the only one that uses it. */
const taken = new Map<string, number>()

/** Reserves bytes of a folder before they are written, so that files that come in together cannot pass its quota. */
const reserve = (folder: string, bytes: number, most: number): void => {
  const next = (taken.get(folder) ?? 0) + bytes
  if (next > most) throw new OverQuota()
  taken.set(folder, next)
}

const release = (folder: string, bytes: number): void =>
  void taken.set(folder, Math.max(0, (taken.get(folder) ?? 0) - bytes))

/**
 * Puts streams into files of a folder that only this user can read, under names of our own making, as long as
 * they fit. The folder is shared by all files that come in. `largest` tells what one of them may have at most now, in bytes.
 */
export const spoolInto =
  (folder: string, quota: SpoolQuota = QUOTA, largest?: () => Promise<number>): Spool =>
  async (stream) => {
    const fileBytes = Math.min(quota.fileBytes, (await largest?.()) ?? quota.fileBytes)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${randomUUID()}${ENDING}`)
    let bytes = 0
    const drop = async (): Promise<void> => {
      await rm(path, { force: true })
      release(folder, bytes)
      bytes = 0
    }
    const counted = async function* (): AsyncGenerator<Uint8Array> {
      for await (const chunk of stream) {
        if (bytes + chunk.byteLength > fileBytes) throw new OverQuota()
        reserve(folder, chunk.byteLength, quota.allBytes)
        bytes += chunk.byteLength
        yield chunk
      }
    }
    try {
      // Opened before and closed after it is read, so that no file appears once it was dropped.
      const file = await open(path, 'wx', 0o600)
      try {
        for await (const chunk of counted()) await file.writeFile(chunk)
      } finally {
        await file.close()
      }
      return { path, bytes, drop }
    } catch (error) {
      const room = Math.min(fileBytes, quota.allBytes - (taken.get(folder) ?? 0) + bytes)
      await drop()
      if (error instanceof OverQuota) return { fault: over(Math.max(0, room)) }
      throw error
    }
  }

/** Removes what files of a process that was killed have left. */
export const emptySpool = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) if (name.endsWith(ENDING)) await rm(join(folder, name), { force: true })
}
