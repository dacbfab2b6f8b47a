import type { Notice } from '@quaywise/admin-store'
import { expect, it } from 'vitest'
import { noticeItem } from './notice-item.ts'

const noticeOf = (kind: string, detail: Notice['detail']): Notice => ({
  ...{ id: 'n1', terminal: 'demo', userId: null, kind, detail, href: '/p?a=1', read: false },
  createdAt: '2026-01-16T08:00:00.000Z',
})

const slow = {
  name: 'Slow cranes',
  value: 24.04,
  unit: 'box/h',
  threshold: 28,
  direction: 'below',
  window: 'shift',
}

it('tells an alert with its amounts and its window, urgent, in the reader’s language', () => {
  expect(noticeItem(noticeOf('alert', slow), 'en-US')).toEqual({
    ...{ id: 'n1', key: 'n1', datetime: '2026-01-16T08:00:00.000Z', read: false, clickClose: false },
    ...{ type: 'event', status: 'urgent', extra: 'alert', href: '/p?a=1', terminal: 'demo' },
    title: 'Slow cranes: 24.0 box/h',
    description: 'Below 28.0 box/h in this shift',
  })
  expect(noticeItem(noticeOf('alert', slow), 'zh-CN').description).toMatch(/^本班低于 28.0/)
  expect(noticeItem(noticeOf('alert', { ...slow, unit: '%', value: 0.418 }), 'en-US').title).toBe(
    'Slow cranes: 41.8%',
  )
})

it('tells what else happened, and leaves no hole where a value is missing', () => {
  const item = noticeItem(noticeOf('report-failed', { name: 'Month', tries: 4, error: 'HTTP 500' }), 'en-US')
  expect(item).toMatchObject({ status: 'urgent', description: 'Given up after 4 tries: HTTP 500' })
  expect(noticeItem(noticeOf('alert-over', { ...slow, value: null }), 'en-US').title).toContain('–')
})
