import { hashToken, newToken } from '@quaywise/admin-store'
import { type Access, PAGES } from '@quaywise/contract'
import { authorityOfPath, UI_AUTHORITIES } from '@quaywise/domain'
import { addUser, type TestApp } from '@quaywise/testing'

/** The page that calls name which may be about any: neither open to everybody nor to administrators alone. */
export const NAMED_PAGE = { area: 'qc', page: 'qcEfficiencyTable' } as const
const NAMED_PATH = `/BigDataAnalysis/${NAMED_PAGE.area}/${NAMED_PAGE.page}`

/** Nobody; nothing; all but what is asked for; the half of it; exactly it; the administrator. */
export const PERSONAS = [
  'nobody',
  'nothing',
  'others',
  'page only',
  'element only',
  'right',
  'admin',
] as const
export type Persona = (typeof PERSONAS)[number]

type Needs = { readonly page: string | null; readonly ui: string | null; readonly flag: boolean }

/** What a declared access asks of a caller who is not an administrator. */
export const needsOf = (access: Access): Needs => {
  if (typeof access === 'string') return { page: null, ui: null, flag: false }
  const path = 'page' in access ? (access.page.startsWith('/') ? access.page : NAMED_PATH) : null
  const page = PAGES.find((one) => one.path === path)
  return {
    page: page?.gated ? authorityOfPath(page.path) : null,
    ui: access.ui ?? null,
    flag: page?.adminOnly === true,
  }
}

type Held = { readonly pages: readonly string[]; readonly elements: readonly string[] }

const pages = PAGES.filter(({ gated }) => gated).map(({ authority }) => authority)
const only = (one: string | null): readonly string[] => (one === null ? [] : [one])

/** What the role of a persona holds. */
export const heldBy = (persona: Persona, { page, ui }: Needs): Held => {
  switch (persona) {
    case 'others':
      return {
        pages: pages.filter((one) => one !== page),
        elements: UI_AUTHORITIES.filter((one) => one !== ui),
      }
    case 'page only':
      return { pages: only(page), elements: [] }
    case 'element only':
      return { pages: [], elements: only(ui) }
    case 'right':
      return { pages: only(page), elements: only(ui) }
    default:
      return { pages: [], elements: [] }
  }
}

/** Whether a call goes through, as its declaration says. */
export const mayCall = (persona: Persona, access: Access): boolean => {
  if (access === 'public') return true
  if (persona === 'nobody') return false
  if (persona === 'admin') return true
  const needs = needsOf(access)
  const held = heldBy(persona, needs)
  const page = needs.page === null || held.pages.includes(needs.page)
  const ui = needs.ui === null || held.elements.includes(needs.ui)
  return page && ui && !needs.flag
}

const HOUR_MS = 3_600_000

/** People by what they hold, each made once; every call gets a session of its own, since some calls end theirs. */
export const crowd = (test: TestApp) => {
  const ids = new Map<string, string>()

  const idOf = async (persona: Persona, held: Held): Promise<string> => {
    const key = JSON.stringify([persona === 'admin', held])
    const known = ids.get(key)
    if (known !== undefined) return known
    const user = await addUser(test, {
      ...{ username: `person ${ids.size}`, isAdmin: persona === 'admin' },
      ...{ pageAuthorities: held.pages, uiAuthorities: held.elements },
    })
    ids.set(key, user.id)
    return user.id
  }

  return async (persona: Persona, access: Access): Promise<Record<string, string>> => {
    if (persona === 'nobody') return {}
    const userId = await idOf(persona, heldBy(persona, needsOf(access)))
    const { token } = newToken()
    const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + HOUR_MS)]
    const tokenHash = hashToken(token)
    await test.admin.sessions.create({ tokenHash, userId, createdAt, expiresAt, address: '', userAgent: '' })
    return { authorization: `Bearer ${token}` }
  }
}
