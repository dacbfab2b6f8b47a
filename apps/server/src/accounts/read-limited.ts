import type { FastifyRequest } from 'fastify'
import { Problem } from '../http/problem.ts'
import { bytesOf, drain } from '../ingest/request-stream.ts'
import { fileIn } from './file-in.ts'

/** The file that a call brings, of at most so many bytes, as its body or in a form. Throws `PAYLOAD_TOO_LARGE`, once what still comes was read away. */
export const readLimited = async (request: FastifyRequest, most: number): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of bytesOf(request.raw)) {
    size += piece.byteLength
    if (size > most) break
    pieces.push(piece)
  }
  if (size <= most) return fileIn(Buffer.concat(pieces), request.headers['content-type'])
  await drain(request.raw)
  throw new Problem('PAYLOAD_TOO_LARGE')
}
