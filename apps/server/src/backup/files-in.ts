import { lstat, readdir, readlink } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** A file below a folder; `link` is where it leads, where it is one. */
export type Found = { readonly path: string; readonly bytes: number; readonly link: string | null }

/** Every file below a folder in the order of names, its path with plain slashes. */
export async function* filesIn(folder: string, root = folder): AsyncGenerator<Found> {
  for (const name of (await readdir(folder)).sort()) {
    const file = join(folder, name)
    const stat = await lstat(file)
    const path = relative(root, file).split(sep).join('/')
    if (stat.isDirectory()) yield* filesIn(file, root)
    else if (stat.isSymbolicLink()) yield { path, bytes: 0, link: await readlink(file) }
    else if (stat.isFile()) yield { path, bytes: stat.size, link: null }
  }
}
