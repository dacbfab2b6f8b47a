import { describe, expect, it } from 'vitest'
import {
  change,
  close,
  closeAll,
  closeOthers,
  EMPTY_TABS,
  HOME_PATH,
  refresh,
  type Tabs,
  visit,
} from './tabs.ts'

const paths = (tabs: Tabs) => tabs.list.map((tab) => tab.path)
const tabOf = (tabs: Tabs, path: string) => tabs.list.find((tab) => tab.path === path)
const open = ['/a', '/b', '/c'].reduce(
  (tabs, path) => visit(tabs, path, ''),
  visit(EMPTY_TABS, HOME_PATH, ''),
)

describe('visiting', () => {
  it('adds a page once and brings it to the front', () => {
    const tabs = visit(visit(open, '/a', ''), '/b', '')
    expect([paths(tabs), tabs.active]).toEqual([[HOME_PATH, '/a', '/b', '/c'], '/b'])
  })

  it('counts how often a page came to the front, not how often its query changed', () => {
    const tabs = visit(visit(visit(open, '/c', '?x=1'), '/a', ''), '/c', '?x=2')
    expect(tabOf(tabs, '/c')).toMatchObject({ search: '?x=2', shownCount: 2 })
  })

  it('changes nothing when the page is in front already', () => {
    expect(visit(open, '/c', '')).toEqual(open)
  })

  it('counts the first show of the home page', () => {
    expect(tabOf(visit(EMPTY_TABS, HOME_PATH, ''), HOME_PATH)?.shownCount).toBe(1)
  })
})

describe('closing', () => {
  it('brings the neighbour forward', () => {
    expect(close(visit(open, '/b', ''), '/b').active).toBe('/c')
    expect(close(open, '/c').active).toBe('/b')
  })

  it('leaves the page in front when another is closed', () => {
    const tabs = close(open, '/a')
    expect([paths(tabs), tabs.active]).toEqual([[HOME_PATH, '/b', '/c'], '/c'])
  })

  it('counts the show of the neighbour once, though its address is visited afterwards', () => {
    const tabs = visit(close(open, '/c'), '/b', '')
    expect(tabOf(tabs, '/b')?.shownCount).toBe(2)
  })

  it('never closes home', () => {
    expect(close(open, HOME_PATH)).toBe(open)
  })

  it('keeps home plus the chosen page, or home alone', () => {
    expect(closeOthers(open, '/b')).toMatchObject({ active: '/b' })
    expect(paths(closeOthers(open, '/b'))).toEqual([HOME_PATH, '/b'])
    expect(paths(closeAll(open))).toEqual([HOME_PATH])
    expect(closeAll(open).active).toBe(HOME_PATH)
  })
})

it('refreshes one page and lifts its mark', () => {
  const marked = change(open, '/a', (tab) => ({ ...tab, refreshOnClick: true }))
  const tabs = refresh(marked, '/a')
  expect([tabOf(tabs, '/a')?.refreshCount, tabOf(tabs, '/a')?.refreshOnClick]).toEqual([1, false])
  expect(tabOf(tabs, '/b')?.refreshCount).toBe(0)
})
