import type { Route } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { DOCS_STYLE, docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

/** The API page at `/docs` and its document. Both are made once. */
export const docsRoutes = (app: FastifyInstance, routes: readonly Route[]): void => {
  const served = [
    { url: '/docs', type: 'text/html; charset=utf-8', text: docsPage(routes) },
    { url: '/docs/page.css', type: 'text/css; charset=utf-8', text: DOCS_STYLE },
    {
      url: '/docs/openapi.json',
      type: 'application/json; charset=utf-8',
      text: JSON.stringify(openApi(routes)),
    },
  ]
  for (const { url, type, text } of served)
    app.get(url, { config: { access: 'public' } }, async (_request, reply) => reply.type(type).send(text))
}
