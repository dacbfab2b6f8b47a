import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, join, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import type { ReportRun } from '@quaywise/admin-store'
import type { Config } from '../config/config.ts'
import { TYPES } from '../export/files.ts'
import { Problem } from '../http/problem.ts'
import { runResult } from './schedule-body.ts'

/** A report as it was written: its name, its kind, its bytes. */
export type RunFile = { readonly name: string; readonly type: string; readonly file: Readable }

const typeOf = (name: string): string => (name.endsWith('.csv') ? TYPES.csv : TYPES.xlsx)

/** The file of a run. Throws `NOT_FOUND` where it wrote none, or none lies there any more. */
export const runFile = async (
  run: ReportRun | undefined,
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
): Promise<RunFile> => {
  const told = runResult.safeParse(run?.result).data?.file
  if (run?.state !== 'done' || !told) throw new Problem('NOT_FOUND')
  const [folder, path] = [join(resolve(DATA_DIR), 'reports'), join(resolve(DATA_DIR), told)]
  if (!path.startsWith(folder + sep)) throw new Problem('NOT_FOUND')
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new Problem('NOT_FOUND')
  return { name: basename(path), type: typeOf(path), file: createReadStream(path) }
}
