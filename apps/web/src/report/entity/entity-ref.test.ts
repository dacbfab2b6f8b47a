import { expect, it } from 'vitest'
import { entityOf, entityOfKey, entityText } from './entity-ref.ts'

it('reads back what it writes, whatever the id holds', () => {
  for (const id of ['QC07', 'TN01:106', 'a b/c?&=', '岸桥一'])
    expect(entityOf(entityText({ kind: 'crane', id }))).toEqual({ kind: 'crane', id })
})

it('takes nothing that names no thing', () => {
  for (const text of [undefined, '', 'crane', 'crane:', ':QC07', 'ship:1', `crane:${'x'.repeat(101)}`])
    expect(entityOf(text)).toBeNull()
})

it('knows the dimensions that name things', () => {
  expect(entityOfKey('unit', 'QWYU1')).toEqual({ kind: 'container', id: 'QWYU1' })
  expect([entityOfKey('op', 'LOAD'), entityOfKey('crane', null), entityOfKey('crane', '')]).toEqual([
    null,
    null,
    null,
  ])
})
