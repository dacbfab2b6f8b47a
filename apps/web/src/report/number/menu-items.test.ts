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
  filters: ['equipment', 'vesselVoyage'],
  explain: vi.fn(),
  rows: vi.fn(),
  filterBy: vi.fn(),
  openShip: vi.fn(),
  openEntity: vi.fn(),
})

const labels = (items: ReturnType<typeof menuItems>) => items.map(({ label, hint }) => [label, hint])

describe('the menu of a mark', () => {
  it('tells one number itself', () => {
    expect(labels(menuItems([subject({})], needs()))).toEqual([
      ['report.explain', '32 box/h'],
      ['report.showRows', undefined],
    ])
  })

  it('names the measures of one tile, and the places of one measure', () => {
    const tile = [subject({}), subject({ measure: 'boxes' })]
    expect(menuItems(tile, needs()).map(({ hint }) => hint)).toEqual([
      'measure gmph',
      'measure gmph',
      'measure boxes',
      'measure boxes',
    ])
    const calls = ['A', 'B'].map((visit) => subject({ mark: { visit }, names: { visit } }))
    expect(menuItems(calls, needs()).map(({ hint }) => hint)).toEqual(['A', 'A', 'B', 'B'])
  })

  it('tells a line over bars beside the bar, and still filters by what the bar names', () => {
    const bar = subject({ measure: 'boxes', mark: { hour: '14', op: 'LOAD' } })
    const line = subject({ measure: 'plan', mark: { hour: '14' } })
    const host = { ...needs(), filters: ['opMode'] }
    expect(menuItems([bar, line], host).map(({ key, hint }) => [key, hint])).toEqual([
      ['explain-0', 'measure boxes'],
      ['rows-0', 'measure boxes'],
      ['explain-1', 'measure plan'],
      ['rows-1', 'measure plan'],
      ['filter-op', undefined],
    ])
  })

  it('filters only by what the page can be filtered by, and opens what the mark names', () => {
    const host = needs()
    const mark = { crane: 'QC1', visit: 'V1', op: 'LOAD', hour: '2026-01-13T02:00:00Z' }
    const items = menuItems([subject({ measure: null, mark, names: { visit: 'AURELIA' } })], host)
    expect(labels(items)).toEqual([
      ['report.filterBy QC1', undefined],
      ['report.filterBy AURELIA', undefined],
      ['entity.open entity.crane,QC1', undefined],
      ['entity.open entity.visit,AURELIA', undefined],
      ['report.open.crane QC1', undefined],
      ['report.open.visit AURELIA', undefined],
    ])
    for (const item of items) item.onSelect()
    expect(host.filterBy.mock.calls).toEqual([
      ['equipment', ['QC1']],
      ['vesselVoyage', ['V1']],
    ])
    expect(host.rows.mock.calls[0]?.[0]).toMatchObject({ mark: { crane: 'QC1' }, measure: 'crane_boxes' })
    expect(host.openEntity.mock.calls).toEqual([
      [{ kind: 'crane', id: 'QC1' }],
      [{ kind: 'visit', id: 'V1' }],
    ])
    expect(host.openShip).toHaveBeenCalledWith('V1')
  })
})
