import { PAGES } from '@quaywise/contract/pages'
import { expect, it } from 'vitest'
import { authoritiesIn, GATED_PAGES, PAGE_GROUPS, withTicks } from './page-groups.ts'

it('has every page of the registry but those of the account, in the order of the menu', () => {
  const pages = PAGE_GROUPS.flatMap((group) => group.pages)
  expect(pages).toEqual(PAGES.filter(({ group }) => group !== 'account'))
  expect(PAGE_GROUPS.at(-1)?.name).toBe('admin')
})

it('lets only pages with a gate be held', () => {
  const held = PAGE_GROUPS.flatMap(authoritiesIn)
  expect(held.length).toBe(GATED_PAGES)
  expect(held).not.toContain('bigdataanalysis_workshift_workshiftmonitor')
})

it('ticks the children of a group, each once, and takes them away again', () => {
  const all = withTicks(['a', 'x'], ['a', 'b'], true)
  expect(all).toEqual(['x', 'a', 'b'])
  expect(withTicks(all, ['a', 'b'], false)).toEqual(['x'])
})
