import type { FastifyRequest } from 'fastify'
import { Problem } from '../http/problem.ts'
import { bytesOf, drain } from '../ingest/request-stream.ts'

/** The body of a call of at most so many bytes. Throws `PAYLOAD_TOO_LARGE`, once what still comes was read away. */
export const readLimited = async (request: FastifyRequest, most: number): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of bytesOf(request.raw)) {
    size += piece.byteLength
    if (size > most) break
    pieces.push(piece)
  }
  if (size <= most) return Buffer.concat(pieces)
  await drain(request.raw)
  throw new Problem('PAYLOAD_TOO_LARGE')
}
