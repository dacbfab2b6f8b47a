import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn } from './folders.ts'
import { isTerminal, isUnfinished, type Place, readFolderName } from './place.ts'

const LOOKED_AT = 5000

type Seen = { readonly size: number; readonly mtimeMs: number; readonly since: number }

/** Tells which files of an inbox are whole: their size and time stood still for long enough, look after look. */
export class WaitingFiles {
  readonly #root: string
  readonly #quietMs: number
  #seen = new Map<string, Seen>()

  constructor(root: string, quietMs: number) {
    this.#root = root
    this.#quietMs = quietMs
  }

  /** Looks at up to 5,000 files; those that are whole, the oldest first. */
  async look(now: number): Promise<readonly Place[]> {
    const seen = new Map<string, Seen>()
    const whole: { readonly place: Place; readonly mtimeMs: number }[] = []
    for await (const place of this.#places()) {
      if (seen.size >= LOOKED_AT) break
      const path = join(this.#root, place.terminal, place.folder, place.name)
      const stat = await lstat(path).catch(() => null)
      // A second name of a file may lie anywhere, and its content belong to someone else.
      if (!stat?.isFile() || stat.nlink > 1) continue
      const { size, mtimeMs } = stat
      const before = this.#seen.get(path)
      const still = before?.size === size && before.mtimeMs === mtimeMs
      const since = still ? before.since : now
      seen.set(path, { size, mtimeMs, since })
      if (now - since >= this.#quietMs) whole.push({ place, mtimeMs })
    }
    this.#seen = seen
    return whole.sort((a, b) => a.mtimeMs - b.mtimeMs).map(({ place }) => place)
  }

  async *#places(): AsyncGenerator<Place> {
    for (const terminal of await namesIn(this.#root, 'folders')) {
      if (!isTerminal(terminal)) continue
      for (const folder of await namesIn(join(this.#root, terminal), 'folders')) {
        if (!readFolderName(folder)) continue
        for (const name of await namesIn(join(this.#root, terminal, folder), 'files'))
          if (!isUnfinished(name)) yield { terminal, folder, name }
      }
    }
  }
}
