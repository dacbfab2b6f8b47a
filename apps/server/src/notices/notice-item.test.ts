import type { Notice } from '@quaywise/admin-store'
import { expect, it } from 'vitest'
import { noticeItem } from './notice-item.ts'

const noticeOf = (kind: string, detail: Notice['detail']): Notice => ({
  ...{ id: 'n1', terminal: 'demo', userId: null, kind, detail, href: '/p?a=1', read: false },
  createdAt: '2026-01-16T08:00:00.000Z',
})

const text = (key: string, fallback = key) => (key === 'measure.gmph' ? 'Gross rate' : fallback)

const slow = {
  name: 'Slow cranes',
  value: 24.04,
  unit: 'box/h',
  threshold: 28,
  direction: 'below',
  window: 'shift',
}

it('tells an alert with its amounts and its window, urgent, in the reader’s language', () => {
  expect(noticeItem(noticeOf('alert', slow), 'en-US', text)).toEqual({
    ...{ id: 'n1', key: 'n1', datetime: '2026-01-16T08:00:00.000Z', read: false, clickClose: false },
    ...{ type: 'event', status: 'urgent', extra: 'alert', href: '/p?a=1', terminal: 'demo' },
    title: 'Slow cranes: 24.0 box/h',
    description: 'Below 28.0 box/h in this shift',
  })
  expect(noticeItem(noticeOf('alert', slow), 'zh-CN', text).description).toMatch(/^本班低于 28.0/)
  expect(noticeItem(noticeOf('alert', { ...slow, unit: '%', value: 0.418 }), 'en-US', text).title).toBe(
    'Slow cranes: 41.8%',
  )
})

it('tells what else happened, and leaves no hole where a value is missing', () => {
  const item = noticeItem(
    noticeOf('report-failed', { name: 'Month', tries: 4, error: 'HTTP 500' }),
    'en-US',
    text,
  )
  expect(item).toMatchObject({ status: 'urgent', description: 'Given up after 4 tries: HTTP 500' })
  expect(noticeItem(noticeOf('alert-over', { ...slow, value: null }), 'en-US', text).title).toContain('–')
})

it('tells what the scans found, with what shows it', () => {
  const unusual = {
    hour: '2026-01-13 15:00',
    measure: 'gmph',
    value: 12,
    usual: 30,
    unit: 'box/h',
    score: 7.25,
    weeks: 8,
  }
  const said = noticeItem(noticeOf('anomaly', { ...unusual, others: 2 }), 'en-US', text)
  expect(said.title).toBe('Unusual: Gross rate 12.0 box/h (usually 30.0 box/h)')
  expect(said.description).toMatch(/^2026-01-13 15:00: 7\.\d+ spreads .* 8 weeks; 2 more/)
  expect(noticeItem(noticeOf('anomaly', { ...unusual, others: 0 }), 'en-US', text).description).not.toContain(
    ';',
  )
  const lost = { root: 'AGV', hour: '2026-01-13 15:00', share: 0.21, minutes: 64, boxes: 30, crane: 'QC106' }
  const queue = { craneMinutes: 14, block: 'A12', agvs: 9, reshuffle: 11 }
  const found = noticeItem(noticeOf('bottleneck', { ...lost, ...queue }), 'en-US', text).description
  expect(found).toMatch(
    /64.* min .*21.*QC106.*14.*; 9 of its AGVs waited at block A12; the ASCs of A12 spent 11/,
  )
  const alone = noticeItem(noticeOf('bottleneck', { ...lost, ...queue, block: '', agvs: 0 }), 'fa-IR', text)
  expect(alone.description).not.toContain('A12')
})
