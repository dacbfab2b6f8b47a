import type { Permission, Role } from '@quaywise/admin-store'
import type { PermissionRow } from '@quaywise/contract'
import type { Locale } from '@quaywise/i18n/errors'
import type { Lookup } from '@quaywise/i18n/words'
import { namedRole } from '../roles/role-name.ts'
import type { DefaultsOf } from '../words/defaults.ts'
import { permissionTexts } from '../words/own-texts.ts'
import { DECLARED, type Declared } from './declared.ts'

/** What rows are made of. */
export type Sources = {
  readonly permissions: readonly Permission[]
  readonly roles: readonly Role[]
  readonly locale: Locale
  readonly text: Lookup
  readonly defaultsOf: DefaultsOf
}

const BLANK = { labels: {}, description: '', sort: null, visible: true, version: 0, changedAt: null } as const

const labelOf = (id: string, kind: Declared['kind'], text: Lookup): string => {
  const [first = id, second = id] = permissionTexts(id)
  // A menu's words are short: beside each other without their group they would be the same.
  return kind === 'page' ? text(second, text(first, id)) : text(first, id)
}

const own = ({ id }: Permission): Declared => ({
  ...{ id, kind: 'element', group: null, path: null, gated: true, adminOnly: false },
})

const rowOf = (
  one: Declared,
  said: Permission | undefined,
  { roles, locale, text, defaultsOf }: Sources,
): PermissionRow => {
  const { labels, description, sort, visible, version, changedAt } = said ?? BLANK
  const held = ({ pageAuthorities, uiAuthorities }: Role) =>
    (one.kind === 'page' ? pageAuthorities : uiAuthorities).includes(one.id)
  return {
    ...one,
    declared: said?.custom !== true,
    label: labelOf(one.id, one.kind, text),
    defaults: defaultsOf(permissionTexts(one.id).toReversed(), one.id),
    ...{ labels: { ...labels }, description, sort, visible, version, changedAt },
    roles: roles.filter(held).map((role) => namedRole(role, locale)),
  }
}

/** Every authority: what is declared in the order of the menu, then the terminal's own. */
export const permissionRows = (sources: Sources): readonly PermissionRow[] => {
  const said = new Map(sources.permissions.map((one) => [one.id, one]))
  const customs = sources.permissions.filter(({ custom }) => custom).map(own)
  return [...DECLARED, ...customs].map((one) => rowOf(one, said.get(one.id), sources))
}
