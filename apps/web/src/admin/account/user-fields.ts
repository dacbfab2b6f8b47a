import type { AccountRow } from '@quaywise/contract'
import type { Dayjs } from 'dayjs'
import { firstDay, fromOf, lastDay, untilOf } from './valid-days.ts'

/** What is filled in of a user. */
export interface UserFields {
  readonly username: string
  readonly name: string
  readonly mobile: string
  readonly email: string
  readonly password?: string | undefined
  readonly roleIds: readonly string[]
  readonly mainDepartment: string | null
  readonly otherDepartments: readonly string[]
  readonly isAdmin: boolean
  readonly validFrom: Dayjs | null
  readonly validUntil: Dayjs | null
}

/** What the form begins with. */
export function fieldsOf(user: AccountRow | null, zone: string): UserFields {
  const [main, ...others] = user?.departments ?? []
  return {
    username: user?.username ?? '',
    name: user?.name ?? '',
    mobile: user?.mobile ?? '',
    email: user?.email ?? '',
    roleIds: user?.roles.map(({ id }) => id) ?? [],
    mainDepartment: main?.id ?? null,
    otherDepartments: others.map(({ id }) => id),
    isAdmin: user?.isAdmin ?? false,
    validFrom: firstDay(user?.validFrom ?? null, zone),
    validUntil: lastDay(user?.validUntil ?? null, zone),
  }
}

/** The days as instants; a day that was not touched keeps its instant to the millisecond. */
function datesOf({ validFrom, validUntil }: UserFields, user: AccountRow | null, zone: string) {
  const before = fieldsOf(user, zone)
  const same = (left: Dayjs | null, right: Dayjs | null) => left?.valueOf() === right?.valueOf()
  return {
    ...(user && same(validFrom, before.validFrom) ? {} : { validFrom: fromOf(validFrom ?? null, zone) }),
    ...(user && same(validUntil, before.validUntil) ? {} : { validUntil: untilOf(validUntil ?? null, zone) }),
  }
}

/** The fields as the calls take them; an edit carries the version that was read. */
export function bodyOf(fields: UserFields, user: AccountRow | null, zone: string): object {
  const { mainDepartment, otherDepartments, password, validFrom: _from, validUntil: _until, ...rest } = fields
  const departmentIds = [...new Set([...(mainDepartment ? [mainDepartment] : []), ...otherDepartments])]
  return {
    ...rest,
    departmentIds,
    ...datesOf(fields, user, zone),
    ...(user ? { id: user.id, version: user.version } : {}),
    ...(password ? { password } : {}),
  }
}
