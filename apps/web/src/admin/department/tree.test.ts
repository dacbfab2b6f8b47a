import type { DepartmentRow } from '@quaywise/contract'
import { expect, it } from 'vitest'
import type { Where } from '../kit/use-drag.ts'
import { below, branchesOf, pathOf, placeAt, stepTo } from './tree.ts'

const one = (id: string, parentId: string | null, members = 0): DepartmentRow => ({
  ...{ id, parentId, members, name: id.toUpperCase(), note: '', sort: 0, version: 1 },
})
const ALL = [one('ops', null, 2), one('yard', 'ops', 3), one('quay', 'ops', 1), one('it', null)]

it('counts the people below with those of a department', () => {
  const [ops, it] = branchesOf(ALL)
  expect([ops?.members, ops?.parts.map(({ department }) => department.id)]).toEqual([6, ['yard', 'quay']])
  expect([it?.members, it?.parts]).toEqual([0, []])
})

it('names the way from the top, and everything below', () => {
  expect(pathOf(ALL, 'quay').map(({ id }) => id)).toEqual(['ops', 'quay'])
  expect(pathOf(ALL, 'gone')).toEqual([])
  expect([...below(ALL, 'ops')]).toEqual(['ops', 'yard', 'quay'])
})

it('steps up before the sibling above, down behind the one below, and nowhere at an end', () => {
  const siblings = [one('a', null), one('b', null), one('c', null)]
  const step = (id: string, way: 'up' | 'down') => stepTo(siblings, one(id, null), way)
  expect([step('a', 'up'), step('b', 'up'), step('a', 'down'), step('b', 'down'), step('c', 'down')]).toEqual(
    [undefined, 'a', 'c', null, undefined],
  )
})

it('lies where it is let go: before, after and under others, never under itself, and not where it lies already', () => {
  const all = [one('a', null), one('b', null), one('c', null), one('d', 'b')]
  const at = (moved: string, target: string, where: Where) => {
    const [from, to] = [all.find(({ id }) => id === moved), all.find(({ id }) => id === target)]
    return from && to && placeAt(all, from, to, where)
  }
  expect(at('c', 'a', 'before')).toEqual({ parentId: null, beforeId: 'a' })
  expect(at('a', 'b', 'after')).toEqual({ parentId: null, beforeId: 'c' })
  expect(at('a', 'c', 'after')).toEqual({ parentId: null, beforeId: null })
  expect(at('a', 'b', 'into')).toEqual({ parentId: 'b', beforeId: null })
  expect(at('d', 'a', 'before')).toEqual({ parentId: null, beforeId: 'a' })
  expect([at('b', 'd', 'into'), at('b', 'b', 'into')]).toEqual([null, null])
  expect([at('a', 'b', 'before'), at('b', 'a', 'after'), at('d', 'b', 'into')]).toEqual([null, null, null])
})
