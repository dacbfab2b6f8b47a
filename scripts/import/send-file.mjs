import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { call, dataOf } from './call.mjs'
import { showProgress } from './progress.mjs'
import { Sentence } from './sentence.mjs'
import { typedPath } from './where.mjs'

/** Keeps a mapping on the server, so that files can name it. */
export const keepMapping = async (server, { id, body }) => {
  const headers = { 'content-type': 'application/json' }
  const path = `/v1/ingest/mappings/${encodeURIComponent(id)}`
  await dataOf(await call(server, 'PUT', path, { body: JSON.stringify(body), headers }), server.url)
}

/** Streams a file to the server and gives what became of it. */
export const sendFile = async (server, { file, kind, terminal, mapping }) => {
  const path = typedPath(file)
  const size = await sizeOf(file, path)
  const query = new URLSearchParams({ fileName: basename(path).slice(0, 300) })
  if (terminal) query.set('terminal', terminal)
  if (mapping) query.set('mapping', mapping)
  const progress = showProgress(file, size)
  try {
    const body = createReadStream(path).on('data', (chunk) => progress.add(chunk.length))
    const headers = { 'content-type': 'application/octet-stream', 'content-length': size }
    const target = `/v1/ingest/${encodeURIComponent(kind)}?${query}`
    return await dataOf(await call(server, 'POST', target, { body, headers }), server.url)
  } finally {
    progress.end()
  }
}

/** Saves the rejected rows of a batch as a CSV file. */
export const saveRejected = async (server, rejectedUrl, file) => {
  const response = await call(server, 'GET', rejectedUrl)
  if (response.statusCode !== 200) await dataOf(response, server.url)
  await pipeline(response, createWriteStream(typedPath(file)))
  console.log(`  The rejected rows are in ${file}.`)
}

const sizeOf = async (file, path) => {
  const found = await stat(path).catch((error) => {
    throw new Sentence(
      `The file ${file} cannot be read: ${error.code === 'ENOENT' ? 'it is not there' : error.message}.`,
    )
  })
  if (!found.isFile()) throw new Sentence(`${file} is not a file.`)
  return found.size
}
