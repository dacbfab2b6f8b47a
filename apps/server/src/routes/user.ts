import { changePassword, getCurrentUser, getPermissions, getVerificationCode } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { identityOf, noteChange, userOf } from '../access/identity.ts'
import { registerRoute } from '../http/register-route.ts'
import { parameterOf } from '../parameters/in-effect.ts'
import { codePartsOf, fromOf } from '../senders/code-parts.ts'
import { sendVerificationCode } from '../senders/verification-code.ts'
import { replacePassword } from '../sign-in/change-password.ts'
import { masked } from '../sign-in/masked.ts'
import { signInRules } from '../sign-in/rules.ts'
import { defaultTerminal, visibleTerminals } from '../terminals/terminal-choice.ts'
import type { Services } from './services.ts'

const THEMES = ['dark', 'light'] as const

/** The caller as the browser knows them. */
export const currentUserOf = async (admin: Services['admin'], caller: ReturnType<typeof userOf>) => {
  const { id, name, username, avatarUrl, isAdmin, email, language, mobile, mustChangePassword } = caller.user
  const { homePage, theme } = await admin.profiles.of(id)
  const usualPage = await parameterOf(admin, 'appearance.home_page')
  const rules = await signInRules(admin)
  const visible = await visibleTerminals(admin, caller)
  return {
    ...{ userid: id, name, username, avatarUrl, isAdmin, email, language, mustChangePassword },
    access: isAdmin ? ('admin' as const) : ('user' as const),
    mobile: masked(mobile),
    minPasswordLength: rules.minPasswordLength,
    strength: rules.strength,
    mustSetUpFactor: caller.mustSetUpFactor,
    homePage: homePage ?? usualPage,
    theme: THEMES.find((each) => each === theme) ?? null,
    terminals: visible.map((terminal) => ({ id: terminal.id, name: terminal.name, zone: terminal.zone })),
    defaultTerminal: defaultTerminal(visible, caller)?.id ?? null,
  }
}

/** Who is signed in, what they may do, their password, and verification codes. */
export const userRoutes = (app: FastifyInstance, services: Services): void => {
  const { admin, now } = services

  registerRoute(app, getCurrentUser, ({ request }) => currentUserOf(admin, userOf(request)))

  registerRoute(app, getPermissions, async ({ request }) => {
    const { isAdmin, pageAuthorities, uiAuthorities } = identityOf(request).rights
    // An administrator holds every authority, also those of the terminal's own.
    const own = isAdmin ? (await admin.permissions.list()).filter(({ custom }) => custom) : []
    return {
      pageAuthorities: [...pageAuthorities],
      uiAuthorities: [...uiAuthorities, ...own.map(({ id }) => id)],
    }
  })

  registerRoute(app, changePassword, async ({ body, request }) => {
    const caller = userOf(request)
    await replacePassword(admin, caller, body, {
      account: caller.user.username,
      address: request.ip,
      now: now(),
    })
    const { id, username } = caller.user
    noteChange(request, {
      kind: 'account',
      id,
      name: username,
      before: null,
      after: { passwordChanged: true },
    })
    return { changed: true as const }
  })

  registerRoute(app, getVerificationCode, ({ body, request }) => {
    // A code that binds a phone to an account is for whoever is signed in to it.
    if (body.purpose === 'bind') userOf(request)
    return sendVerificationCode(codePartsOf(services, request), body, fromOf(request, now()))
  })
}
