import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'

const PIECE = 1 << 20

/** What a copy holds. */
export type Copied = { readonly bytes: number; readonly sha256: string }

/** A disk that fills up takes a part without complaint, and refuses the next. */
const writeAll = async (target: FileHandle, bytes: Buffer): Promise<void> => {
  for (let at = 0; at < bytes.length; ) {
    const { bytesWritten } = await target.write(bytes, at)
    at += bytesWritten
  }
}

/** Copies a file that must not be there yet, readable by its owner only, and syncs it to disk. */
export const copyFile = async (from: string, to: string): Promise<Copied> => {
  const source = await open(from, 'r')
  const target = await open(to, 'wx', 0o600).catch(async (thrown: unknown) => {
    await source.close()
    throw thrown
  })
  try {
    const sum = createHash('sha256')
    const piece = Buffer.allocUnsafe(PIECE)
    let bytes = 0
    for (;;) {
      const { bytesRead } = await source.read(piece, 0, PIECE)
      if (bytesRead === 0) break
      const part = piece.subarray(0, bytesRead)
      sum.update(part)
      await writeAll(target, part)
      bytes += bytesRead
    }
    await target.sync()
    return { bytes, sha256: sum.digest('hex') }
  } finally {
    await target.close()
    await source.close()
  }
}
