import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'

const answers = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    (answer) => answer !== false,
    () => false,
  )

/** Liveness (the process answers) and readiness (both engines answer), for whoever supervises the process. */
export const healthRoutes = (app: FastifyInstance, { store, admin }: Services): void => {
  app.get('/healthz', { config: { access: 'public' } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config: { access: 'public' } }, async (_request, reply) => {
    const [analytics, administration] = await Promise.all([answers(store.ping()), answers(admin.ping())])
    const ready = analytics && administration
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', analytics, administration, engine: store.kind })
  })
}
