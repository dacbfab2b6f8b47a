import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A path as the person typed it: npm runs scripts in the repository, and keeps the person's folder aside. */
export const typedPath = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** The folder in which the server of this repository keeps its data. */
export const dataFolder = () => resolve(ROOT, process.env.DATA_DIR || './data')
