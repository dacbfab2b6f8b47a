import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartProblem } from '../start/start-problem.ts'

/** The name of the list of everything that a backup holds. */
export const MANIFEST = 'manifest.json'
const FORMAT = 1

/** A path below the folder of the backup: no step leads out of it. */
const inside = z
  .string()
  .max(1000)
  .refine((path) => path.split('/').every((step) => step !== '' && step !== '.' && step !== '..'))

const content = z.strictObject({
  product: z.literal('quaywise'),
  format: z.number().int(),
  createdAt: z.iso.datetime(),
  /** The newest step of each schema: a program that knows less refuses the backup. */
  schema: z.strictObject({ admin: z.number().int(), analytics: z.string() }),
  /** Whether the key is in it by which secrets in the administration store are locked. */
  withKey: z.boolean(),
  files: z.array(z.strictObject({ path: inside, bytes: z.number().int(), sha256: z.string() })),
  /** Links among the folders of the analytics store: where they lie, and the database that they lead to. */
  links: z.array(
    z.strictObject({ path: inside, to: z.string().regex(/^\.\.\/store\/[0-9a-f]{3}\/[0-9a-f-]{36}\/?$/) }),
  ),
})
const manifest = content.extend({ sum: z.string() })
export type ManifestContent = z.infer<typeof content>

const sumOf = (told: ManifestContent): string =>
  createHash('sha256').update(JSON.stringify(told)).digest('hex')

/** The text of a manifest, with the sum over itself. */
export const manifestText = (told: Omit<ManifestContent, 'product' | 'format'>): string => {
  const whole = content.parse({ product: 'quaywise', format: FORMAT, ...told })
  return `${JSON.stringify({ ...whole, sum: sumOf(whole) }, undefined, 1)}\n`
}

/** The manifest of a backup. Throws a `StartProblem` where there is none, or not the one that was written. */
export const readManifest = async (folder: string): Promise<ManifestContent> => {
  const file = join(folder, MANIFEST)
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) throw new StartProblem(`${folder} is no finished backup: it has no ${MANIFEST}.`)
  const read = manifest.safeParse(parsed(text))
  if (!read.success) throw new StartProblem(`The backup is damaged: ${MANIFEST} is not as it was written.`)
  const { sum, ...told } = read.data
  if (told.format > FORMAT)
    throw new StartProblem('The backup was made by a newer Quaywise: restore it with that one.')
  if (sum !== sumOf(told))
    throw new StartProblem(`The backup is damaged: ${MANIFEST} is not as it was written.`)
  return told
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
