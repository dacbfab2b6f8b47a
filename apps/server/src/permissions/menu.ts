import type { Permission } from '@quaywise/admin-store'
import { type MenuTree, mayOpen, PAGES, type Page } from '@quaywise/contract'
import type { Lookup } from '@quaywise/i18n/words'
import type { Rights } from '../access/identity.ts'
import { permissionTexts } from '../words/own-texts.ts'
import { placeOf } from './declared.ts'

type Said = ReadonlyMap<string, Pick<Permission, 'sort' | 'visible'>>

const ordered = (pages: readonly Page[], said: Said): readonly Page[] => {
  const place = ({ authority }: Page): number => said.get(authority)?.sort ?? placeOf(authority)
  return pages
    .filter(({ authority }) => said.get(authority)?.visible ?? true)
    .toSorted((left, right) => place(left) - place(right))
}

/**
 * The menu of whoever has these rights: groups in their order, in each the pages that may be opened and that the
 * menu shows; a group without any is left out.
 */
export const menuOf = (rights: Rights, permissions: readonly Permission[], text: Lookup): MenuTree => {
  const said: Said = new Map(permissions.map((one) => [one.id, one]))
  const open = PAGES.filter((page) => page.group !== 'account' && mayOpen(page, rights))
  const groups = [...new Set(open.map(({ group }) => group))]
  return groups.flatMap((group) => {
    const pages = ordered(
      open.filter((page) => page.group === group),
      said,
    )
    if (pages.length === 0) return []
    const told = pages.map(({ path, authority }) => {
      const [menu = authority, page = authority] = permissionTexts(authority)
      return { path, authority, label: text(menu, text(page, authority)) }
    })
    return [{ group, label: text(`menu.${group}`), pages: told }]
  })
}
