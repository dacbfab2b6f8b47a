import type { PanelInfo } from '@quaywise/contract'
import { describe, expect, it, vi } from 'vitest'
import type { Words } from '../words/use-words.ts'
import { menuItems } from './menu-items.ts'
import type { Subject } from './subject.ts'

const words = {
  measure: (id: string) => `measure ${id}`,
  amount: (value: number, unit: string | null) => `${value} ${unit}`,
} as Words

const subject = (more: Partial<Subject>): Subject =>
  ({
    panel: { opens: 'crane', measures: ['bays', 'crane_boxes'] } as unknown as PanelInfo,
    measure: 'gmph',
    mark: {},
    names: {},
    cell: 32,
    inquiry: {},
    ...more,
  }) as Subject

const needs = () => ({
  say: (key: string, values?: object) => `${key} ${Object.values(values ?? {}).join()}`.trim(),
  words,
  unitOf: () => 'box/h',
  against: 'the day before',
  explain: vi.fn(),
  rows: vi.fn(),
  filterBy: vi.fn(),
  compareWith: vi.fn(),
  openShip: vi.fn(),
  openShift: vi.fn(),
  openDay: vi.fn(),
  openEntity: vi.fn(),
  annotate: vi.fn(),
  watch: vi.fn(),
})

const labels = (items: ReturnType<typeof menuItems>) => items.map(({ label, hint }) => [label, hint])

describe('the menu of a mark', () => {
  it('tells one number itself', () => {
    expect(labels(menuItems([subject({})], needs()))).toEqual([
      ['report.explain', '32 box/h'],
      ['report.showRows', undefined],
      ['report.compareWith', undefined],
      ['keep.note.write', undefined],
    ])
  })

  it('lists the rows of what a number is compared with, too', () => {
    const host = needs()
    const items = menuItems([subject({ before: 28 })], host)
    expect(labels(items)[2]).toEqual(['report.compared.rows the day before', '28 box/h'])
    items[2]?.onSelect()
    expect(host.rows.mock.calls[0]?.[0]).toMatchObject({ cell: 28, compared: true })
    expect(labels(menuItems([subject({ before: null })], needs())).length).toBe(4)
  })

  it('names the measures of one tile, and the places of one measure', () => {
    const tile = [subject({}), subject({ measure: 'boxes' })]
    expect(menuItems(tile, needs()).map(({ hint }) => hint)).toEqual([
      'measure gmph',
      'measure gmph',
      'measure boxes',
      'measure boxes',
      undefined,
      undefined,
    ])
    const calls = ['A', 'B'].map((visit) => subject({ mark: { visit }, names: { visit } }))
    expect(menuItems(calls, needs()).map(({ hint }) => hint)).toEqual(['A', 'A', 'B', 'B', undefined])
  })

  it('tells a line over bars beside the bar, and filters by what the bar names', () => {
    const bar = subject({ measure: 'boxes', mark: { hour: '14', op: 'LOAD' } })
    const line = subject({ measure: 'plan', mark: { hour: '14' } })
    expect(menuItems([bar, line], needs()).map(({ key, hint }) => [key, hint])).toEqual([
      ['explain-0', 'measure boxes'],
      ['rows-0', 'measure boxes'],
      ['explain-1', 'measure plan'],
      ['rows-1', 'measure plan'],
      ['filter-hour', undefined],
      ['filter-op', undefined],
      ['filter-hour-op', undefined],
      ['compare', undefined],
      ['annotate', undefined],
    ])
  })

  it('filters by each value of a mark and by all, and opens what the mark names', () => {
    const host = needs()
    const mark = { crane: 'QC1', visit: 'V1' }
    const items = menuItems([subject({ measure: null, mark, names: { visit: 'AURELIA' } })], host)
    expect(labels(items)).toEqual([
      ['report.filterBy QC1', undefined],
      ['report.filterBy AURELIA', undefined],
      ['report.filterBy QC1 · AURELIA', undefined],
      ['entity.open entity.crane,QC1', undefined],
      ['entity.open entity.visit,AURELIA', undefined],
      ['report.open.crane QC1', undefined],
      ['report.open.visit AURELIA', undefined],
      ['report.compareWith', undefined],
      ['keep.note.write', undefined],
    ])
    for (const item of items) item.onSelect()
    expect(host.filterBy.mock.calls).toEqual([[{ crane: 'QC1' }], [{ visit: 'V1' }], [mark]])
    expect(host.rows.mock.calls[0]?.[0]).toMatchObject({ mark: { crane: 'QC1' }, measure: 'crane_boxes' })
    expect(host.openEntity.mock.calls).toEqual([
      [{ kind: 'crane', id: 'QC1' }],
      [{ kind: 'visit', id: 'V1' }],
    ])
    expect(host.openShip).toHaveBeenCalledWith('V1')
    expect(host.compareWith).toHaveBeenCalled()
    expect(host.annotate.mock.calls[0]?.[0]).toMatchObject({ mark })
  })

  it('offers an alert on a tile, and a note on one mark only', () => {
    const host = needs()
    const panel = { ...subject({}).panel, kind: 'kpis' as const }
    const items = menuItems([subject({ panel })], host)
    const watch = items.at(-1)
    expect(items.map(({ key }) => key).slice(-2)).toEqual(['annotate', 'watch'])
    watch?.onSelect()
    expect(host.watch.mock.calls[0]?.[0]).toMatchObject({ measure: 'gmph' })
    const two = ['A', 'B'].map((visit) => subject({ mark: { visit }, names: { visit } }))
    expect(menuItems(two, host).map(({ key }) => key)).not.toContain('annotate')
  })

  it('leads from a day to its shifts and from a month to the page of it', () => {
    const host = { ...needs(), openMonth: vi.fn() }
    const day = menuItems([subject({ mark: { day: '2026-01-13' } })], host)
    day.find(({ key }) => key === 'day')?.onSelect()
    expect(host.openDay.mock.calls).toEqual([['2026-01-13']])
    const panel = { x: 'month', kind: 'scorecard', measures: [] } as unknown as PanelInfo
    const month = menuItems([subject({ panel, mark: { month: '2025-11' } })], host)
    expect(month.map(({ key }) => key)).not.toContain('filter-month')
    month.find(({ key }) => key === 'month')?.onSelect()
    expect(host.openMonth.mock.calls).toEqual([['2025-11']])
    expect(
      menuItems([subject({ panel, mark: { month: '2025-11' } })], needs()).map(({ key }) => key),
    ).not.toContain('month')
  })
})
