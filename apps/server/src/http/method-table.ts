import type { FastifyInstance } from 'fastify'

type Entry = { readonly method: string; readonly pattern: RegExp }

const patternOf = (url: string): RegExp => {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')))
  return new RegExp(`^${parts.join('/')}$`)
}

/** Notes every route as it is registered, and tells the methods that an address takes. */
export const methodTable = (app: FastifyInstance): ((path: string) => readonly string[]) => {
  const entries: Entry[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return
    for (const one of [method].flat()) entries.push({ method: one, pattern: patternOf(url) })
  })
  return (path) => entries.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
}
