import { describe, expect, test } from 'vitest'
import { mayOpen, PAGES, pageAt } from './pages.ts'

const user = (pageAuthorities: readonly string[], isAdmin = false) => ({ isAdmin, pageAuthorities })
const open = (path: string, who: ReturnType<typeof user>): boolean => {
  const page = pageAt(path)
  return page !== undefined && mayOpen(page, who)
}

describe('mayOpen', () => {
  test('takes the authority of a page: its path, underscored and lower-cased', () => {
    expect(pageAt('/BigDataAnalysis/qc/qcEfficiencyTable')?.authority).toBe(
      'bigdataanalysis_qc_qcefficiencytable',
    )
    expect(
      open('/BigDataAnalysis/qc/qcEfficiencyTable', user(['bigdataanalysis_qc_qcefficiencytable'])),
    ).toBe(true)
    expect(open('/BigDataAnalysis/qc/qcEfficiencyTable', user(['bigdataanalysis_qc_qcefficiencyoee']))).toBe(
      false,
    )
  })

  test.each([
    'workshift/workshiftMonitorHour',
    'workshift/workshiftMonitor',
    'qc/qcWholeProcessAnalysis',
    'asc/ascContentChooseTable',
  ])('opens %s to anyone signed in', (id) => expect(open(`/BigDataAnalysis/${id}`, user([]))).toBe(true))

  test('asks of an administration page the flag and the authority', () => {
    expect([
      open('/admin/role', user(['admin_role'])),
      open('/admin/role', user([], true)),
      open('/admin/role', user(['admin_role'], true)),
    ]).toEqual([false, false, true])
  })

  test('knows every page once', () => {
    expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length)
    expect(PAGES.length).toBe(40 + 5 + 2)
  })
})
