import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

const parseJson = (text: string): unknown => {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('INVALID_INPUT', { status: 400, values: { detail: 'the body is not JSON' } })
  }
}

/** Bodies are JSON up to the limit of the application, or nothing; everything else is refused with 415. */
export const takeJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string | Buffer) => parseJson(String(text)),
  )
}

/** In this part of the application bodies are handed over as streams, whatever their type and size. */
export const takeStreams = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (_request: unknown, payload: unknown) => payload)
}
