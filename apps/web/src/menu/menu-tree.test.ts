import { mayOpen, PAGES } from '@quaywise/contract/pages'
import { expect, it } from 'vitest'
import { menuTree } from './menu-tree.ts'

const menuOf = (isAdmin: boolean, pageAuthorities: readonly string[]) => {
  const { upper, lower } = menuTree(PAGES.filter((page) => mayOpen(page, { isAdmin, pageAuthorities })))
  return { upper: upper.map(({ name }) => name), lower: lower.map(({ name }) => name) }
}

it('shows only the groups with an open page to a user without authorities', () => {
  expect(menuOf(false, [])).toEqual({ upper: ['workshift', 'qc', 'asc'], lower: [] })
})

it('shows the administration only to an administrator who holds the page', () => {
  expect(menuOf(false, ['admin_role']).lower).toEqual([])
  expect(menuOf(true, []).lower).toEqual([])
  expect(menuOf(true, ['admin_role']).lower).toEqual(['admin'])
})

it('keeps every page but those of the account', () => {
  const { upper, lower } = menuTree(PAGES)
  const shown = [...upper, ...lower].flatMap(({ pages }) => pages)
  expect(shown.length).toBe(PAGES.filter(({ group }) => group !== 'account').length)
})
