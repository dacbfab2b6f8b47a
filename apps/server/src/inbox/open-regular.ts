import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

const HEAD_BYTES = 65_536
const CHUNK_BYTES = 262_144
const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants

/** Opens a regular file for reading; null where there is a link, a pipe or a device. Never waits for a writer. */
export const openRegular = async (path: string): Promise<FileHandle | null> => {
  const handle = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => null)
  if (handle === null) return null
  const stat = await handle.stat()
  if (stat.isFile() && stat.nlink === 1) return handle
  await handle.close()
  return null
}

/** The first 64 KiB of a file. */
export const headOf = async (handle: FileHandle): Promise<Uint8Array> => {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  return buffer.subarray(0, bytesRead)
}

/** The bytes of a file from its first on. Throws once it is to stop. */
export async function* bytesOf(handle: FileHandle, stop: AbortSignal): AsyncGenerator<Uint8Array> {
  for (let at = 0; ; ) {
    stop.throwIfAborted()
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, at)
    if (bytesRead === 0) return
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
