import { expect, it } from 'vitest'
import { queryOfTable, type TableQuestion, tableOfQuery } from './table-address.ts'

const nothing: TableQuestion = { sorter: [], by: undefined, where: [] }

const through = (table: TableQuestion) => {
  const told = Object.entries(queryOfTable('table', table)).filter(([, value]) => value !== undefined)
  return tableOfQuery(Object.fromEntries(told) as Record<string, string>, 'table')
}

it.each<[string, Partial<TableQuestion>]>([
  ['nothing', {}],
  [
    'an order',
    {
      sorter: [
        { key: 'gmph', order: 'descend' },
        { key: 'gmph.delta', order: 'ascend' },
      ],
    },
  ],
  ['a grouping', { by: 'desk' }],
  ['a part of a text', { where: [{ key: 'visit_name', contains: 'a, b~c..d% 海' }] }],
  ['choices', { where: [{ key: 'crane', in: ['QC101', null, 'x~y,z', ''] }] }],
  [
    'numbers',
    {
      where: [
        { key: 'gmph', least: 28, most: null },
        { key: 'faults', least: null, most: -0.5 },
      ],
    },
  ],
  ['instants', { where: [{ key: 'atb', since: '2026-01-13T00:00:00.000Z', until: null }] }],
])('a table comes back from its address with %s', (_what, more) => {
  expect(through({ ...nothing, ...more })).toEqual({ ...nothing, ...more })
})

it('an address without sense asks for nothing', () => {
  expect(
    tableOfQuery({ 'table.where': 'gmph~num~a..b,~in~x,crane~nothing~1,crane', other: '1' }, 'table'),
  ).toEqual(nothing)
})
