import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The Node that runs the product: the one that came with the packages, else this one when it is 24 or newer. */
export const findNode24 = (root) => {
  const brought = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(brought)) return brought
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error(
    `Quaywise needs Node 24, and there is none for ${process.platform} ${process.arch} among its packages; install Node 24 or newer and start again with it.`,
  )
}

/** The environment of every child: our Node first on the path, and threads enough for the embedded engine. */
export const environmentOf = (root) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? '16',
})
