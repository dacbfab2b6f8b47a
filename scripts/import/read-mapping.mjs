import { readFile } from 'node:fs/promises'
import { Sentence } from './sentence.mjs'
import { typedPath } from './where.mjs'

/** The mapping of a JSON file, or the id of one that the server keeps already. */
export const readMapping = async (named) => {
  const text = await readFile(typedPath(named), 'utf8').catch((error) => {
    if (error.code === 'ENOENT' && /^[a-z0-9-]+$/.test(named)) return undefined
    throw new Sentence(`The mapping ${named} cannot be read: ${error.message}`)
  })
  if (text === undefined) return { id: named }
  const body = parsed(named, text)
  if (typeof body?.id !== 'string') throw new Sentence(`The mapping ${named} has no "id".`)
  return { id: body.id, body }
}

const parsed = (named, text) => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Sentence(`The mapping ${named} is not JSON: ${error.message}`)
  }
}
