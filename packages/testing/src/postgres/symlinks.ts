import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

interface Link {
  source: string
  target: string
}

/** An npm archive carries no symbolic links: the package lists them in a file, by paths from its own root. */
function listedLinks(folder: string): Link[] {
  const list = join(folder, 'pg-symlinks.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}

/** Whether a link could not be made because it is there by now, or the folder is closed to us. */
function isHarmless(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['EEXIST', 'EACCES', 'EROFS'].includes(String(error.code))
  )
}

/**
 * Makes the symbolic links between the libraries that are still missing below a `native` folder of npm
 * binaries. The package's install script does the same, but npm may be told not to run such scripts.
 * In a folder that cannot be written nothing happens.
 */
export function hydrateSymlinks(folder: string): void {
  for (const { source, target } of listedLinks(folder)) {
    const link = join(folder, target.replace(/^native\//, ''))
    try {
      if (!existsSync(link)) symlinkSync(basename(source), link)
    } catch (error) {
      if (!isHarmless(error)) throw error
    }
  }
}
