import type { RoleComparison } from '@quaywise/contract'
import { PAGES } from '@quaywise/contract/pages'
import { usePageText, useText } from '@quaywise/i18n'
import { useSession } from '../../session/session.ts'
import { pageId, usePageName } from '../../workspace/use-page-name.ts'

/** One authority or terminal, by name, and which of the two roles has it. */
export interface ComparedLine {
  readonly id: string
  readonly name: string
  readonly left: boolean
  readonly right: boolean
}

/** Lines of one kind: the pages of a group, the elements, the terminals. */
export interface ComparedPart {
  readonly name: string
  readonly lines: readonly ComparedLine[]
}

/** A comparison in words: pages by the groups of the menu, then elements, then terminals. */
export function useComparedParts({ pages, elements, terminals }: RoleComparison): readonly ComparedPart[] {
  const say = useText()
  const text = usePageText()
  const nameOf = usePageName()
  const own = useSession().user.terminals
  const groups = [...new Set(PAGES.map(({ group }) => group))].map((group) => ({
    name: say(`menu.${group}`),
    lines: PAGES.filter((page) => page.group === group).flatMap(({ authority, path }) => {
      const line = pages.find((one) => one.authority === authority)
      const name = text(`menu.${pageId(path)}`, nameOf(path))
      return line ? [{ id: authority, name, left: line.left, right: line.right }] : []
    }),
  }))
  const known = new Set(PAGES.map(({ authority }) => authority))
  const gone = pages.filter(({ authority }) => !known.has(authority))
  return [
    ...groups,
    {
      name: say('roles.pages'),
      lines: gone.map((line) => ({ ...line, id: line.authority, name: line.authority })),
    },
    {
      name: say('roles.elements'),
      lines: elements.map((line) => ({
        ...{ ...line, id: line.authority, name: text(`element.${line.authority}`, line.authority) },
      })),
    },
    {
      name: say('roles.terminals'),
      lines: terminals.map((line) => ({
        ...{ ...line, id: line.terminal },
        name: own.find(({ id }) => id === line.terminal)?.name ?? line.terminal,
      })),
    },
  ]
}
