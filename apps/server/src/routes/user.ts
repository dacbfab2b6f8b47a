import { changePassword, getCurrentUser, getPermissions, getVerificationCode } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { identityOf, userOf } from '../access/identity.ts'
import { registerRoute } from '../http/register-route.ts'
import { replacePassword } from '../sign-in/change-password.ts'
import { masked } from '../sign-in/masked.ts'
import { minPasswordLength } from '../sign-in/password-rule.ts'
import { sendVerificationCode } from '../sign-in/verification-code.ts'
import { defaultTerminal, visibleTerminals } from '../terminals/terminal-choice.ts'
import type { Services } from './services.ts'

/** The caller as the browser knows them. */
export const currentUserOf = async (admin: Services['admin'], caller: ReturnType<typeof userOf>) => {
  const { id, name, username, avatarUrl, isAdmin, email, language, mobile, mustChangePassword } = caller.user
  const visible = await visibleTerminals(admin, caller)
  return {
    ...{ userid: id, name, username, avatarUrl, isAdmin, email, language, mustChangePassword },
    access: isAdmin ? ('admin' as const) : ('user' as const),
    mobile: masked(mobile),
    minPasswordLength: await minPasswordLength(admin),
    terminals: visible.map((terminal) => ({ id: terminal.id, name: terminal.name, zone: terminal.zone })),
    defaultTerminal: defaultTerminal(visible, caller)?.id ?? null,
  }
}

/** Who is signed in, what they may do, their password, and verification codes. */
export const userRoutes = (app: FastifyInstance, { admin, sender, now }: Services): void => {
  registerRoute(app, getCurrentUser, ({ request }) => currentUserOf(admin, userOf(request)))

  registerRoute(app, getPermissions, async ({ request }) => {
    const { pageAuthorities, uiAuthorities } = identityOf(request).rights
    return { pageAuthorities: [...pageAuthorities], uiAuthorities: [...uiAuthorities] }
  })

  registerRoute(app, changePassword, async ({ body, request }) => {
    const caller = userOf(request)
    await replacePassword(admin, caller, body, {
      account: caller.user.username,
      address: request.ip,
      now: now(),
    })
    return { changed: true as const }
  })

  registerRoute(app, getVerificationCode, ({ body }) => sendVerificationCode(admin, sender, body, now()))
}
