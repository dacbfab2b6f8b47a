import { randomUUID } from 'node:crypto'
import { readFile, rename, rmdir, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, makeFolders, namesIn } from './folders.ts'
import type { Place } from './place.ts'
import { isGone, ownMark, type ProcessMark, readMark } from './process-mark.ts'

const TAKING = '.taking'
const ALIVE = 'alive'

/** A file that is this server's to take: where it came from and where it lies meanwhile. */
export type Claim = { readonly id: string; readonly place: Place; readonly path: string }

/**
 * Files that servers took for themselves, each in `.taking/<server>/<claim>/<terminal>/<folder>/`. Renaming is what
 * makes a file one server's: of two that try, one finds it gone. The files of a server whose process is gone from this
 * machine are adopted at once, those of any other that gives no sign of life after a while.
 */
export class Claims {
  readonly #root: string
  readonly #silenceMs: number
  readonly server = randomUUID()
  readonly #mark: Promise<ProcessMark | null> = ownMark()

  constructor(root: string, silenceMs: number) {
    this.#root = root
    this.#silenceMs = silenceMs
  }

  /** Gives a sign of life; the first one makes the folder of this server. */
  async alive(): Promise<void> {
    const folder = await makeFolders(this.#root, TAKING, this.server)
    const sign = { at: new Date().toISOString(), ...(await this.#mark) }
    await writeFile(join(folder, ALIVE), JSON.stringify(sign))
  }

  /** Lets others adopt what is left at once. */
  async end(): Promise<void> {
    const path = join(this.#root, TAKING, this.server, ALIVE)
    await utimes(path, 0, 0).catch(() => undefined)
  }

  /** Takes a file for this server; null when another one was quicker. */
  async claim(place: Place): Promise<Claim | null> {
    const id = randomUUID()
    const { terminal, folder, name } = place
    const path = join(await makeFolders(this.#root, TAKING, this.server, id, terminal, folder), name)
    try {
      await rename(join(this.#root, terminal, folder, name), path)
      return { id, place, path }
    } catch (error) {
      await this.release({ id, place, path })
      if (codeOf(error) === 'ENOENT') return null
      throw error
    }
  }

  /** The claims of this server. */
  async own(): Promise<readonly Claim[]> {
    const claims: Claim[] = []
    const own = join(this.#root, TAKING, this.server)
    for (const id of await namesIn(own, 'folders'))
      for (const terminal of await namesIn(join(own, id), 'folders'))
        for (const folder of await namesIn(join(own, id, terminal), 'folders'))
          for (const name of await namesIn(join(own, id, terminal, folder), 'files'))
            claims.push({
              id,
              place: { terminal, folder, name },
              path: join(own, id, terminal, folder, name),
            })
    return claims
  }

  /** Makes the claims of servers that are gone this server's own. */
  async adopt(): Promise<void> {
    // The clock of the disk counts, whatever those of the servers say.
    const now = (await stat(join(this.#root, TAKING, this.server, ALIVE))).mtimeMs
    for (const server of await namesIn(join(this.#root, TAKING), 'folders')) {
      if (server === this.server) continue
      const folder = join(this.#root, TAKING, server)
      const sign = await stat(join(folder, ALIVE))
        .catch(() => stat(folder))
        .catch(() => null)
      if (!sign) continue
      if (now - sign.mtimeMs < this.#silenceMs && !(await this.#isGone(folder))) continue
      for (const id of await namesIn(folder, 'folders'))
        await rename(join(folder, id), join(this.#root, TAKING, this.server, id)).catch(() => undefined)
      await unlink(join(folder, ALIVE)).catch(() => undefined)
      await rmdir(folder).catch(() => undefined)
    }
  }

  /** Whether the process whose folder it is has ended; false where that cannot be told from here. */
  async #isGone(folder: string): Promise<boolean> {
    const mark = readMark(await readFile(join(folder, ALIVE), 'utf8').catch(() => ''))
    return mark !== null && isGone(mark, await this.#mark)
  }

  /** Takes away the empty folders of a claim whose file has gone to its place. */
  async release({ id, place }: Claim): Promise<void> {
    const own = join(this.#root, TAKING, this.server, id)
    const { terminal, folder } = place
    for (const path of [join(own, terminal, folder), join(own, terminal), own])
      await rmdir(path).catch(() => undefined)
  }
}
