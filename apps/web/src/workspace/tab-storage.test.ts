import { expect, it } from 'vitest'
import { tabsFrom } from './tab-storage.ts'
import { HOME_PATH } from './tabs.ts'

const addresses = (record: string | null) => tabsFrom(record).list.map(({ path, search }) => path + search)

it('brings the open pages back with their queries, home first', () => {
  const record = JSON.stringify([
    { path: '/a', search: '?terminal=x' },
    { path: HOME_PATH, search: '?tab=security' },
  ])
  expect(addresses(record)).toEqual([`${HOME_PATH}?tab=security`, '/a?terminal=x'])
})

it.each([null, 'not json', '{}', '[1, null, {"path": 3, "search": ""}]'])(
  'starts with home alone from %s',
  (record) => {
    expect(addresses(record)).toEqual([HOME_PATH])
  },
)
