import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { getAvatar, mayOpen, pageAt, removeAvatar, uploadAvatar } from '@quaywise/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { userOf } from '../access/identity.ts'
import { takeStreams } from '../http/body-parsers.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { parameterOf } from '../parameters/in-effect.ts'
import type { Services } from '../routes/services.ts'
import { noteDeed } from './account-note.ts'
import { readLimited } from './read-limited.ts'
import { redraw } from './redraw.ts'

const MEBIBYTE = 1_048_576
const NAME_BYTES = 16

/** Whose picture a call is about: the caller's own, or of another account for whoever may open the page of accounts. */
const personOf = (request: FastifyRequest, id: string | undefined): string => {
  const { user, rights } = userOf(request)
  if (id === undefined || id === user.id) return user.id
  const page = pageAt('/admin/account')
  if (!page || !mayOpen(page, rights)) throw new Problem('FORBIDDEN')
  return id
}

/** Pictures of people: sent, taken away, and shown. */
export const avatarRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  const replace = async (
    request: FastifyRequest,
    id: string,
    avatar: Parameters<typeof admin.avatars.replace>[1],
  ) => {
    if (!(await admin.avatars.replace(id, avatar, now()))) throw new Problem('NOT_FOUND')
    const account = await admin.accounts.find(id)
    if (account) noteDeed(request, account, avatar ? 'picture changed' : 'picture removed')
  }

  app.register(async (streams) => {
    takeStreams(streams)
    registerRoute(streams, uploadAvatar, async ({ query, request }) => {
      const id = personOf(request, query.id)
      const most = (await parameterOf(admin, 'import.avatar_mb', now())) * MEBIBYTE
      const content = await redraw(await readLimited(request, most))
      const name = `${randomBytes(NAME_BYTES).toString('base64url')}.webp`
      const url = getAvatar.path.replace(':avatarName', name)
      await replace(request, id, { name, type: getAvatar.gives, content, url })
      return { avatarUrl: url }
    })
  })

  registerRoute(app, removeAvatar, async ({ body, request }) => {
    await replace(request, personOf(request, body.id), null)
    return { removed: true as const }
  })

  registerRoute(app, getAvatar, async ({ params, reply }) => {
    const avatar = await admin.avatars.find(params.avatarName)
    if (!avatar) throw new Problem('NOT_FOUND')
    reply.header('cache-control', 'private, max-age=31536000, immutable')
    return Readable.from([avatar.content], { objectMode: false })
  })
}
