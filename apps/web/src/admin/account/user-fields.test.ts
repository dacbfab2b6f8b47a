import type { AccountRow } from '@quaywise/contract'
import dayjs from 'dayjs'
import { expect, it } from 'vitest'
import { bodyOf, fieldsOf } from './user-fields.ts'

const ZONE = 'Asia/Shanghai'
const user: AccountRow = {
  ...{ id: 'u1', username: 'ann', name: 'Ann', mobile: null, email: null, avatarUrl: null, version: 4 },
  ...{ isAdmin: false, disabled: false, state: 'active', mustChangePassword: false, roles: [] },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', lastSignInAt: null },
  validFrom: '2026-01-01T03:30:00.000Z',
  validUntil: '2026-12-31T16:00:00.000Z',
  departments: [
    { id: 'main', name: 'Main' },
    { id: 'other', name: 'Other' },
  ],
}

it('shows the last day on which somebody may sign in', () => {
  const fields = fieldsOf(user, ZONE)
  expect([fields.validFrom?.format('YYYY-MM-DD'), fields.validUntil?.format('YYYY-MM-DD')]).toEqual([
    '2026-01-01',
    '2026-12-31',
  ])
  expect([fields.mainDepartment, fields.otherDepartments]).toEqual(['main', ['other']])
})

it('sends a day only when it was touched, the main department first, and the version that was read', () => {
  const fields = { ...fieldsOf(user, ZONE), mainDepartment: 'other', otherDepartments: ['main', 'other'] }
  const body = bodyOf({ ...fields, validUntil: dayjs('2027-01-31') }, user, ZONE)
  expect(body).toMatchObject({ id: 'u1', version: 4, departmentIds: ['other', 'main'] })
  expect(body).toMatchObject({ validUntil: '2027-01-31T16:00:00.000Z' })
  expect(body).not.toHaveProperty('validFrom')
  expect(bodyOf({ ...fields, validUntil: null }, user, ZONE)).toMatchObject({ validUntil: null })
})

it('of a new user are instants in the zone, and no password where none was filled in', () => {
  const fields = { ...fieldsOf(null, ZONE), validFrom: dayjs('2026-02-01'), password: '' }
  const body = bodyOf(fields, null, ZONE)
  expect(body).toMatchObject({ validFrom: '2026-01-31T16:00:00.000Z', validUntil: null, departmentIds: [] })
  expect(body).not.toHaveProperty('password')
})
