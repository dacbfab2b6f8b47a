import { readFileSync } from 'node:fs'
import { allMeasures } from '@quaywise/metrics'
import { describe, expect, it } from 'vitest'

const page = readFileSync(new URL('../../../docs/guides/kpis.md', import.meta.url), 'utf8')
const ids = new Set(allMeasures().map(([id]) => id))
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const quoted = (text: string): string[] => [...text.matchAll(/`([a-z0-9_]+)`/g)].map((m) => m[1] ?? '')

/** `qc_phase_mean`, `_p50` stands for the ids that share the beginning of the one before it. */
const isKnown = (id: string, before: string): boolean =>
  id.startsWith('_')
    ? before.split('_').some((_, i, words) => ids.has(`${words.slice(0, words.length - i).join('_')}${id}`))
    : ids.has(id)

const DIMENSIONS = [
  'category',
  'progress',
  'method',
  'yard_job',
  'leg_stage',
  'wait_root',
  'phase',
  'agv_',
  'asc_',
]
const last = { QC: 18, V: 11, A: 10, Y: 13, L: 11 } as const

describe('the list of KPIs', () => {
  it.each(Object.entries(last))('has a row for every KPI of %s', (area, count) => {
    const wanted = Array.from({ length: count }, (_, i) => `${area}-${String(i + 1).padStart(2, '0')}`)
    expect(wanted.filter((id) => !rows.some((row) => row[1]?.startsWith(`${id} `)))).toEqual([])
  })

  it('names measures that there are', () => {
    const unknown = rows.flatMap((row) => {
      const named = quoted(row[2] ?? '').filter((id) => !DIMENSIONS.includes(id))
      const full = row[2]?.includes('<m>') ? [] : named
      return full.filter((id, i) => !isKnown(id, full.slice(0, i).findLast((b) => !b.startsWith('_')) ?? ''))
    })
    expect(unknown).toEqual([])
  })

  it('tells the measure of every KPI id that a measure carries', () => {
    const missing = allMeasures().filter(
      ([id, measure]) =>
        /^(QC|V|A|Y|L)-\d\d$/.test(measure.code ?? '') &&
        !rows.some((row) => row[1]?.startsWith(`${measure.code} `) && quoted(row[2] ?? '').includes(id)),
    )
    expect(missing.map(([id]) => id)).toEqual([])
  })
})
