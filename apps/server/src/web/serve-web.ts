import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Fallback } from '../http/not-found.ts'
import { contentPolicy } from '../http/security-headers.ts'
import type { WebBuild } from './web-build.ts'

/** Stands in the built page wherever the nonce of an answer belongs. */
const NONCE_PLACE = '__CSP_NONCE__'
const NOT_PAGES = /^\/(api|v1|assets|docs|metrics|healthz|readyz)(\/|$)/
const YEAR_S = 31_536_000

const sendPage = (reply: FastifyReply, page: string): FastifyReply => {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header('content-security-policy', contentPolicy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(NONCE_PLACE, nonce))
}

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !NOT_PAGES.test(request.url) &&
  !/\.\w{1,8}$/.test(request.url.split('?')[0] ?? '')

/** The application's page, with a fresh nonce, for every address that the browser routes itself. */
export const pageFallback =
  ({ page }: WebBuild): Fallback =>
  (request, reply) => {
    if (!wantsPage(request)) return null
    if (page !== null) return sendPage(reply, page)
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The web application is not built: npm run build\n')
  }

/** The files of the build: those in `assets/` are named by their content and may be kept for a year. */
export const serveWeb = async (app: FastifyInstance, { folder, page }: WebBuild): Promise<void> => {
  if (page === null) return
  await app.register(serveFiles, { root: folder, serve: false, preCompressed: true })
  app.get('/index.html', { config: { access: 'public' } }, async (_request, reply) => sendPage(reply, page))
  app.get('/assets/*', { config: { access: 'public' } }, (request, reply) => {
    reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`)
    const { '*': name } = request.params as { '*': string }
    return reply.sendFile(join('assets', name), { cacheControl: false })
  })
  for (const name of ['favicon.ico', 'favicon.svg'])
    app.get(`/${name}`, { config: { access: 'public' } }, (_request, reply) => reply.sendFile(name))
}
