import { expect, it } from 'vitest'
import { formOfQuery, queryOfForm } from './address.ts'
import { formOf, resetForm, withList, withTime } from './form.ts'
import { inquiryOf } from './inquiry.ts'
import { latestHour } from './latest-hour.ts'

const day = { startTime: '2026-01-13 00:00', endTime: '2026-01-13 23:59' }
const other = { startTime: '2026-01-01 00:00', endTime: '2026-01-01 23:59' }

function thereAndBack(form: ReturnType<typeof formOf>) {
  const query = Object.entries(queryOfForm(form)).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  )
  return formOfQuery(Object.fromEntries(query), other)
}

it.each([
  ['as it opens', formOf(day)],
  ['after a reset', resetForm(formOf(day))],
  ['with odd names', withList(formOf(day), 'line', ['A, B & Co', '100%', '干线'])],
  ['with a berthing date', { ...formOf(day), vesselPlanBerthingDate: '2026-01-20' }],
  ['with a release time', { ...formOf(day), releaseTime: 2.5 }],
  ['with a narrowed scope', withTime(formOf(day), 'qcOperation', day)],
])('comes back from its address %s', (_name, form) => {
  expect(thereAndBack(form)).toEqual(form)
})

it.each([{ startTime: 'x', endTime: 'y' }, { startTime: day.endTime, endTime: day.startTime }, {}])(
  'opens as usual on an address without a period: %o',
  (query) => {
    expect(formOfQuery(query, other)).toEqual(formOf(other))
  },
)

it.each(['x', '-1', '61'])('opens with six days on a release time of %s', (releaseTime) => {
  expect(formOfQuery({ releaseTime, vesselPlanBerthingDate: 'soon' }, other)).toEqual(formOf(other))
})

it('asks for a month, a berthing date and a release time where the report has them', () => {
  const form = { ...formOf(day), vesselPlanBerthingDate: '2026-01-20' }
  const filters = ['month', 'vesselPlanBerthingDate', 'releaseTime']
  expect(inquiryOf(form, { path: '/p', filters }, 't')).toEqual({
    ...{ ...day, visitedPage: '/p', terminal: 't' },
    ...{ month: '2026-01', vesselPlanBerthingDate: '2026-01-20', releaseTime: 6 },
  })
  expect(inquiryOf(resetForm(form), { path: '/p', filters }, 't')).not.toHaveProperty('releaseTime')
})

it('survives broken escapes', () => {
  expect(formOfQuery({ line: '%E0%A4%A' }, other).lists.line).toEqual(['%E0%A4%A'])
})

it('asks only by the filters that the report has', () => {
  const form = withTime(withList(formOf(day), 'opMode', ['LOAD']), 'qcOperation', day)
  const report = { path: '/p', filters: ['period', 'trunkBranchLine', 'qcOperation'] }
  expect(inquiryOf(form, report, 't')).toEqual({
    ...day,
    visitedPage: '/p',
    terminal: 't',
    trunkBranchLine: ['TRUNK'],
    qcOperationStartTime: day.startTime,
    qcOperationEndTime: day.endTime,
  })
})

it.each([
  ['2026-01-13T07:24:00.000Z', '2026-01-13 14:00', '2026-01-13 14:59'],
  ['2026-01-20T00:00:00.000Z', '2026-01-13 23:00', '2026-01-13 23:59'],
  ['2026-01-13T06:59:59.999Z', '2026-01-13 14:00', '2026-01-13 14:59'],
])('finds the newest full hour with records up to %s', (fresh, startTime, endTime) => {
  expect(latestHour(day, fresh, 'Asia/Shanghai')).toEqual({ startTime, endTime })
})

it('has no newest hour before the first is over', () => {
  expect(latestHour(day, '2026-01-12T16:30:00.000Z', 'Asia/Shanghai')).toBeNull()
  expect(latestHour(day, null, 'Asia/Shanghai')).toBeNull()
})
