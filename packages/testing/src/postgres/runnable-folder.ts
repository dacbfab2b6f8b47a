import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { hydrateSymlinks } from './symlinks.ts'

/** A folder of binaries that run, or why they do not. */
export type Runnable = { folder: string } | { problem: string }

/** Tries the binaries below a folder as the account that is to run them. */
export function tryFolder(folder: string, account: Account): Runnable {
  for (const name of ['initdb', 'postgres']) {
    const run = spawnSync(join(folder, 'bin', name), ['--version'], {
      ...account,
      cwd: '/',
      encoding: 'utf8',
    })
    if (run.status !== 0) return { problem: `${folder}: ${run.error?.message ?? run.stderr.trim()}` }
  }
  return { folder }
}

/**
 * Tries the `native` folder of npm binaries where it is, then a copy of it at `copy`: a folder above the
 * first may be closed to the account (a clone in the home of root), or it may lack links and be read-only.
 */
export function tryNpmFolder(folder: string, copy: string, account: Account): Runnable {
  hydrateSymlinks(folder)
  const inPlace = tryFolder(folder, account)
  if ('folder' in inPlace) return inPlace
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
  hydrateSymlinks(copy)
  return tryFolder(copy, account)
}
