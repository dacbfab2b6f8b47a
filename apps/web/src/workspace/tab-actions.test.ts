import { expect, it } from 'vitest'
import { tabActions } from './tab-actions.ts'
import { EMPTY_TABS, change as edited, HOME_PATH, visit } from './tabs.ts'

function workspace() {
  let tabs = visit(visit(EMPTY_TABS, '/a', '?x=1'), '/b', '')
  const trail: string[] = []
  const actions = tabActions({
    read: () => tabs,
    edit: (change) => {
      tabs = change(tabs)
    },
    go: (href) => trail.push(`go ${href}`),
    replace: (href) => trail.push(`replace ${href}`),
  })
  return { actions, trail, tabs: () => tabs }
}

it('goes to the neighbour with its query when the page in front is closed', () => {
  const { actions, trail, tabs } = workspace()
  actions.close('/b')
  expect([trail, tabs().active]).toEqual([['go /a?x=1'], '/a'])
})

it('stays where it is when another page is closed', () => {
  const { actions, trail } = workspace()
  actions.close('/a')
  expect(trail).toEqual([])
})

it('goes home when all are closed', () => {
  const { actions, trail } = workspace()
  actions.closeAll()
  expect(trail).toEqual([`go ${HOME_PATH}`])
})

it('keeps the query of an open page unless another is given', () => {
  const { actions, trail } = workspace()
  actions.open('/a')
  actions.open('/a', { terminal: 'small' })
  actions.open('/c')
  expect(trail).toEqual(['go /a?x=1', 'go /a?terminal=small', 'go /c'])
})

it('changes the address of the page in front, and only the record of a hidden one', () => {
  const { actions, trail, tabs } = workspace()
  actions.setQuery('/b', { day: '2026-11-20' })
  actions.setQuery('/a', { x: undefined, y: '2' })
  expect(trail).toEqual(['replace /b?day=2026-11-20'])
  expect(tabs().list.find(({ path }) => path === '/a')?.search).toBe('?y=2')
})

it('opens a failed page anew on the next click', () => {
  const { actions, tabs } = workspace()
  actions.markFailed('/a')
  actions.open('/a')
  expect(tabs().list.find(({ path }) => path === '/a')).toMatchObject({
    refreshCount: 1,
    refreshOnClick: false,
  })
  expect(edited(tabs(), '/nowhere', (tab) => tab)).toEqual(tabs())
})

it('shows every page for the chosen terminal, and the pages opened after it', () => {
  const { actions, trail, tabs } = workspace()
  actions.setTerminal('casablanca')
  expect(tabs().list.map(({ search }) => search)).toEqual([
    '?terminal=casablanca',
    '?x=1&terminal=casablanca',
    '?terminal=casablanca',
  ])
  actions.open('/c')
  expect(trail).toEqual(['replace /b?terminal=casablanca', 'go /c?terminal=casablanca'])
})
