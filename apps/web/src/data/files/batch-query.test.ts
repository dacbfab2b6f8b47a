import { expect, it } from 'vitest'
import { batchSearch, pageOf, sortOf } from './batch-query.ts'

it('lists the newest first and asks only for what the address names', () => {
  expect(batchSearch({}, 'Asia/Shanghai')).toEqual({
    sort: 'receivedAt',
    order: 'descend',
    current: 1,
    pageSize: 20,
  })
})

it('takes days in the zone of the terminal, the last one whole', () => {
  const asked = batchSearch(
    { from: '2026-01-31', to: '2026-01-31', status: 'done', name: 'a' },
    'Asia/Shanghai',
  )
  expect(asked).toMatchObject({
    ...{ from: '2026-01-30T16:00:00.000Z', to: '2026-01-31T16:00:00.000Z', status: 'done', fileName: 'a' },
  })
})

it('takes no nonsense from an address', () => {
  const asked = batchSearch({ from: 'soon', to: '2026-99-99x', status: 'odd', sort: 'state' }, 'UTC')
  expect([asked.from, asked.to, asked.status, asked.sort]).toEqual([
    undefined,
    undefined,
    undefined,
    'receivedAt',
  ])
  expect(pageOf({ page: '-3', size: '7' })).toEqual({ current: 1, pageSize: 20 })
  expect(pageOf({ page: '3', size: '100' })).toEqual({ current: 3, pageSize: 100 })
  expect(sortOf({ sort: 'rejected', order: 'ascend' })).toEqual({ key: 'rejected', direction: 'asc' })
})
