import type { PermissionRow } from '@quaywise/contract'
import { expect, it } from 'vitest'
import { branchesOf, movedBeside } from './branches.ts'

const row = (id: string, more: Partial<PermissionRow> = {}): PermissionRow => ({
  ...{ id, kind: 'page', group: 'qc', path: null, gated: true, declared: true, adminOnly: false },
  ...{ label: id, labels: {}, description: '', sort: null, visible: true, roles: [] },
  defaults: { 'zh-CN': id, 'en-US': id, 'zh-TW': id, 'ja-JP': id, 'pt-BR': id, 'id-ID': id, 'fa-IR': id },
  ...{ version: 0, changedAt: null, ...more },
})
const QC = ['qcefficiencytable', 'qcefficiencyoee', 'qcefficiencytimeanalysis'].map(
  (name) => `bigdataanalysis_qc_${name}`,
)

it('puts pages into their groups by the menu, then elements, then own ones', () => {
  const rows = [
    row('gate.override', { kind: 'element', group: null, declared: false }),
    row('export', { kind: 'element', group: null }),
    row('admin_role', { group: 'admin' }),
    row(QC[0] ?? ''),
  ]
  expect(branchesOf(rows).map(({ name }) => name)).toEqual(['qc', 'admin', 'elements', 'own'])
})

it('orders pages by their place: 10, 20, 30 as declared, or what was given', () => {
  const [table = '', oee = '', time = ''] = QC
  const rows = [row(table), row(oee), row(time, { sort: 15 })]
  expect(branchesOf(rows)[0]?.rows.map(({ id }) => id)).toEqual([table, time, oee])
})

it('puts one beside another', () => {
  const ids = ['a', 'b', 'c']
  expect(movedBeside(ids, 'c', 'a', 'before')).toEqual(['c', 'a', 'b'])
  expect(movedBeside(ids, 'a', 'b', 'after')).toEqual(['b', 'a', 'c'])
  expect(movedBeside(ids, 'a', 'c', 'after')).toEqual(['b', 'c', 'a'])
})
