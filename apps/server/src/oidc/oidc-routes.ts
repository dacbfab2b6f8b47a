import { Readable } from 'node:stream'
import {
  exchangeOidc,
  getOidcLink,
  linkOidc,
  returnFromOidc,
  startOidc,
  unlinkOidc,
} from '@quaywise/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { noteChange, userOf } from '../access/identity.ts'
import { problemOf } from '../http/problem-of.ts'
import { registerRoute } from '../http/register-route.ts'
import { tellSecurity } from '../notices/tell-security.ts'
import type { Services } from '../routes/services.ts'
import { finishSignIn } from '../sign-in/finish-sign-in.ts'
import { checkMaySignIn } from '../sign-in/open-session.ts'
import { accountOf, linkIdentity } from './account-of.ts'
import { beginOidc } from './begin.ts'
import { browserCookie, browserOf } from './browser-cookie.ts'
import { identityOfReturn, stepOfReturn } from './identity-of.ts'
import { isOidcOn, providerOf } from './provider.ts'
import { exchangeCode, exchanged, ownPath } from './way-back.ts'

const LOGIN = '/user/login'
const BINDING = '/account/profile?tab=binding'

const leadTo = (reply: FastifyReply, address: string): Readable => {
  reply.code(302).header('location', address)
  return Readable.from([])
}

/** What the sign-in page reads; it stands behind the #, so that it reaches no server and no log. */
const fragment = (values: Readonly<Record<string, string>>): string => `#${new URLSearchParams(values)}`

/** Signing in with a company account, and linking one. */
export const oidcRoutes = (app: FastifyInstance, { admin, config, now }: Services): void => {
  const provider = providerOf(config)
  const origin = config.PUBLIC_URL ?? 'http://localhost'
  const isTls = origin.startsWith('https:')

  registerRoute(app, startOidc, async ({ query, request, reply }) => {
    try {
      const wish = {
        redirect: ownPath(query.redirect, origin),
        remember: query.remember === '1',
        linkTo: null,
      }
      const begun = await beginOidc(admin, await provider(), wish, now())
      reply.header('set-cookie', browserCookie(begun.browser, isTls))
      return leadTo(reply, begun.url)
    } catch (thrown) {
      const problem = problemOf(thrown)
      request.log.warn({ err: problem.cause, code: problem.code }, 'a company sign-in could not begin')
      return leadTo(reply, LOGIN + fragment({ 'oidc-error': problem.code }))
    }
  })

  registerRoute(app, returnFromOidc, async ({ query, request, reply }) => {
    reply.header('set-cookie', browserCookie('', isTls))
    let place = LOGIN
    try {
      const at = now()
      const step = await stepOfReturn(admin, query.state, browserOf(request.headers.cookie), at)
      if (step.linkTo !== null) place = BINDING
      const who = await identityOfReturn(await provider(), step, query)
      const { linkTo } = step
      if (linkTo !== null) {
        await admin.transaction((tx) => linkIdentity(admin, linkTo, who, at, tx))
        const name = (await admin.users.findById(linkTo))?.username ?? ''
        const [before, after] = [{ linked: false }, { linked: true }]
        noteChange(request, { kind: 'account', id: linkTo, name, before, after })
        return leadTo(reply, `${BINDING}${fragment({ oidc: 'linked' })}`)
      }
      const user = await accountOf(admin, who, at)
      await checkMaySignIn(admin, user, at)
      const code = await exchangeCode(admin, { userId: user.id, remember: step.remember }, at)
      const way = new URLSearchParams({ redirect: step.redirect })
      return leadTo(reply, `${LOGIN}?${way}${fragment({ oidc: code })}`)
    } catch (thrown) {
      const problem = problemOf(thrown)
      request.log.warn({ err: problem.cause, code: problem.code }, 'a company sign-in was refused')
      return leadTo(reply, place + fragment({ 'oidc-error': problem.code }))
    }
  })

  registerRoute(app, exchangeOidc, async ({ body, request }) => {
    const { user, remember } = await exchanged(admin, body.code, now())
    const userAgent = request.headers['user-agent'] ?? ''
    return finishSignIn(admin, user, 'oidc', { remember, address: request.ip, userAgent, now: now() })
  })

  registerRoute(app, getOidcLink, async ({ request }) => {
    const [link] = await admin.oidcLinks.of(userOf(request).user.id)
    const shown = link ? { label: link.label, linkedAt: link.linkedAt } : null
    return { offered: isOidcOn(config), link: shown }
  })

  registerRoute(app, linkOidc, async ({ request, reply }) => {
    const wish = { redirect: BINDING, remember: false, linkTo: userOf(request).user.id }
    const begun = await beginOidc(admin, await provider(), wish, now())
    reply.header('set-cookie', browserCookie(begun.browser, isTls))
    return { url: begun.url }
  })

  registerRoute(app, unlinkOidc, async ({ request }) => {
    const { id, username: name } = userOf(request).user
    const links = await admin.oidcLinks.of(id)
    for (const { issuer } of links) await admin.oidcLinks.remove(id, issuer)
    if (links.length > 0) {
      await tellSecurity(admin, id, 'unlink', now())
      noteChange(request, { kind: 'account', id, name, before: { linked: true }, after: { linked: false } })
    }
    return { link: null }
  })
}
