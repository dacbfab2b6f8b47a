import type { NamedRole } from '@quaywise/admin-store'
import type { Locale } from '@quaywise/i18n/errors'

/** What a role is called in a language: its own word there, else its name. */
export const roleName = ({ name, labels }: Pick<NamedRole, 'name' | 'labels'>, locale: Locale): string =>
  labels[locale] ?? name

/** A role by its id and by what it is called in a language. */
export const namedRole = (role: NamedRole, locale: Locale): { id: string; name: string } => ({
  id: role.id,
  name: roleName(role, locale),
})
