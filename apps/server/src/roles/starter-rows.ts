import type { NewRole, Role } from '@quaywise/admin-store'
import { LABEL_LOCALES, type StarterRole as StarterRow } from '@quaywise/contract'
import type { Lookup } from '@quaywise/i18n/words'
import { defaultsFinder } from '../words/defaults.ts'
import { STARTER_ROLES, type StarterRole } from './starter-roles.ts'

/** The language whose word is the name of a role where another has none of its own. */
const BASE = 'en-US'

/** The roles to begin with as they are kept, called by their words in every language. */
export const newStarterRoles = async (
  starters: readonly StarterRole[] = STARTER_ROLES,
): Promise<(NewRole & { id: string })[]> => {
  const defaultsOf = await defaultsFinder()
  return starters.map(({ key, id, pageAuthorities, uiAuthorities }) => {
    const told = defaultsOf([`roles.starter.${key}`], key)
    return {
      id,
      name: told[BASE],
      labels: Object.fromEntries(LABEL_LOCALES.filter((one) => one !== BASE).map((one) => [one, told[one]])),
      // The catalogue tells it in every language while nobody says anything else.
      description: '',
      pageAuthorities: [...pageAuthorities].sort(),
      uiAuthorities: [...uiAuthorities].sort(),
      terminals: null,
    }
  })
}

/** What a role is for: what was said of it, else what the product says of one to begin with. */
export const roleMeans = (
  { id, description }: { readonly id: string; readonly description: string },
  text: Lookup,
): string => {
  const key = description === '' ? STARTER_ROLES.find((one) => one.id === id)?.key : undefined
  return key === undefined ? description : text(`roles.starter.${key}.means`)
}

/** The roles to begin with as they are proposed, and whether one of that id or name is there. */
export const starterRows = async (
  roles: readonly Pick<Role, 'id' | 'name'>[],
  text: Lookup,
): Promise<StarterRow[]> => {
  const kept = new Map((await newStarterRoles()).map((one) => [one.id, one]))
  const folded = (name: string) => name.normalize('NFKC').toLowerCase()
  const names = new Set(roles.map(({ name }) => folded(name)))
  return STARTER_ROLES.map(({ key, id, pageAuthorities, uiAuthorities }) => ({
    id,
    label: text(`roles.starter.${key}`),
    description: text(`roles.starter.${key}.means`),
    pages: pageAuthorities.length,
    elements: [...uiAuthorities],
    there: roles.some((role) => role.id === id) || names.has(folded(kept.get(id)?.name ?? '')),
  }))
}
