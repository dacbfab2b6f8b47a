import type { PermissionRow } from '@quaywise/contract'
import { PAGES } from '@quaywise/contract/pages'

/** A branch of the tree: the pages of a group, the elements of the product, or the terminal's own. */
export interface Branch {
  readonly name: (typeof PAGES)[number]['group'] | 'elements' | 'own'
  readonly rows: readonly PermissionRow[]
}

const STEP = 10

/** The place of a page in its group: what was given it, else the declared one (10, 20, 30 …). */
const placed = (rows: readonly PermissionRow[], declared: readonly string[]): readonly PermissionRow[] => {
  const place = ({ id, sort }: PermissionRow) => sort ?? (declared.indexOf(id) + 1) * STEP
  return rows.toSorted((left, right) => place(left) - place(right))
}

/** The authorities as a tree, pages in the order of the menu; branches without any are left out. */
export function branchesOf(rows: readonly PermissionRow[]): readonly Branch[] {
  const groups = [...new Set(PAGES.map(({ group }) => group))]
  const pages = groups.map((group): Branch => {
    const declared = PAGES.filter((page) => page.group === group).map(({ authority }) => authority)
    const own = rows.filter((row) => row.group === group)
    return { name: group, rows: placed(own, declared) }
  })
  const elements = rows.filter(({ kind }) => kind === 'element')
  const branches: readonly Branch[] = [
    ...pages,
    { name: 'elements', rows: elements.filter(({ declared }) => declared) },
    { name: 'own', rows: elements.filter(({ declared }) => !declared) },
  ]
  return branches.filter((branch) => branch.rows.length > 0)
}

/** The order of things when one of them comes to lie before or after another. */
export function movedBeside(
  ids: readonly string[],
  moved: string,
  target: string,
  where: 'before' | 'after',
): readonly string[] {
  const others = ids.filter((id) => id !== moved)
  const at = others.indexOf(target)
  return others.toSpliced(where === 'before' ? at : at + 1, 0, moved)
}
