import type { AdminStore, Role } from '@quaywise/admin-store'
import type { WrittenRole } from '@quaywise/contract'
import { type FieldProblem, fieldProblem } from '../http/problem.ts'
import { DECLARED } from '../permissions/declared.ts'

type Field = 'pageAuthorities' | 'uiAuthorities' | 'terminals'

const PAGE_IDS = new Set(DECLARED.filter(({ kind, gated }) => kind === 'page' && gated).map(({ id }) => id))
const ELEMENT_IDS = DECLARED.filter(({ kind }) => kind === 'element').map(({ id }) => id)

const knownOf = async (admin: AdminStore): Promise<Readonly<Record<Field, ReadonlySet<string>>>> => {
  const [permissions, terminals] = await Promise.all([admin.permissions.list(), admin.terminals.list()])
  const customs = permissions.filter(({ custom }) => custom).map(({ id }) => id)
  return {
    pageAuthorities: PAGE_IDS,
    uiAuthorities: new Set([...ELEMENT_IDS, ...customs]),
    terminals: new Set(terminals.map(({ id }) => id)),
  }
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** What a role would be called as another one is already: its name, or its word in a language. */
const takenNames = async (
  admin: AdminStore,
  { name = '', labels = {} }: Partial<Pick<WrittenRole, 'name' | 'labels'>>,
  before: Role | undefined,
): Promise<readonly FieldProblem[]> => {
  const others = (await admin.roles.list()).filter(({ id }) => id !== before?.id)
  const byName = others.some((one) => folded(one.name) === folded(name))
  const byLabel = Object.entries(labels).flatMap(([locale, label]): FieldProblem[] => {
    const same = others.some((one) => folded(one.labels[locale] ?? one.name) === folded(label))
    return same ? [{ field: `labels.${locale}`, code: 'taken' }] : []
  })
  return [...(byName ? [{ field: 'name', code: 'taken' } as const] : []), ...byLabel]
}

/**
 * Throws `INVALID_INPUT` for authorities and terminals that there are not; what a role has from before, such as the
 * authority of a page that is gone, may stay in it.
 */
export const checkRole = async (
  admin: AdminStore,
  fields: Partial<WrittenRole>,
  before?: Role,
): Promise<void> => {
  const known = await knownOf(admin)
  const names: readonly Field[] = ['pageAuthorities', 'uiAuthorities', 'terminals']
  const wrong = names.flatMap((field): FieldProblem[] => {
    const held = new Set(before?.[field] ?? [])
    const strange = (fields[field] ?? []).find((one) => !known[field].has(one) && !held.has(one))
    return strange === undefined ? [] : [{ field, code: 'unknown', values: { name: strange } }]
  })
  const clashing = await takenNames(admin, fields, before)
  if (wrong.length + clashing.length > 0) throw fieldProblem(...wrong, ...clashing)
}

const once = (list: readonly string[]): string[] => [...new Set(list)].sort()

/** The fields of a role with each authority and terminal once, in order. */
export const tidy = <Fields extends Partial<WrittenRole>>(fields: Fields): Fields => ({
  ...fields,
  ...(fields.pageAuthorities ? { pageAuthorities: once(fields.pageAuthorities) } : {}),
  ...(fields.uiAuthorities ? { uiAuthorities: once(fields.uiAuthorities) } : {}),
  ...(fields.terminals ? { terminals: once(fields.terminals) } : {}),
})
