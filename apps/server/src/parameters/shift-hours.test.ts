import { WORKED } from '@quaywise/testing/worked-terminal'
import { expect, it } from 'vitest'
import { parametersAtWork } from './fixture/parameters-at-work.ts'

const work = parametersAtWork()
const { headers, save } = work

const LONG_AGO = '2026-01-01T00:00:00.000Z'

const panel = async (marks: Readonly<Record<string, readonly string[]>> = {}) => {
  const response = await work.test.app.inject({
    ...{ method: 'POST', url: '/v1/analysis/workshift/workshiftMonitor/table', headers: headers.ada ?? {} },
    payload: {
      inquireParamCO: {
        ...{ startTime: '2026-03-02 18:00', endTime: '2026-03-02 20:59', terminal: WORKED.id },
        visitedPage: '/BigDataAnalysis/workshift/workshiftMonitor',
      },
      marks,
    },
  })
  return response.json().data
}
const boxes = async (marks?: Parameters<typeof panel>[0]) =>
  Object.fromEntries(
    (await panel(marks)).rows.map((row: Record<string, unknown>) => [row.shift, row.load_boxes]),
  )

it('cut shifts where they begin, and are told to pages with the status', async () => {
  const usual = await boxes()
  expect(Object.keys(usual)).toEqual(['2026-03-02 DAY', '2026-03-02 NIGHT'])
  expect((await panel()).parameters.changed).toEqual([])
  await save({ 'shift.hours': '07-15-23' }, { effectiveFrom: LONG_AGO })
  const evening = await boxes()
  expect(Object.keys(evening)).toEqual(['2026-03-02 EVENING'])
  const sum = (of: Record<string, unknown>) =>
    Object.values(of).reduce((all: number, one) => all + Number(one), 0)
  expect(sum(evening)).toBe(sum(usual))
  expect(sum(evening)).toBeGreaterThan(0)
  expect(await boxes({ shift: ['2026-03-02 EVENING'] })).toEqual(evening)
  expect(await boxes({ shift: ['2026-03-02 DAY'] })).toEqual({})
  expect((await panel()).parameters.changed).toEqual([
    { key: 'shift.hours', value: '07-15-23', default: '08-20' },
  ])
  const { data: status } = (await work.test.app.inject({ method: 'GET', url: '/v1/status' })).json()
  expect(status.parameters.shifts).toEqual([
    { from: null, hours: '08-20' },
    { from: LONG_AGO, hours: '07-15-23' },
  ])
})

it.each(['8-20', '08', '08-20-22', '08:00-20:00', '08-24', '', 820, true, null])(
  'are refused at their field where they are %o',
  async (wrong) => {
    expect(await save({ 'shift.hours': wrong })).toMatchObject({
      status: 422,
      data: { fields: [{ field: 'values.0.value' }] },
    })
  },
)
