import type { AdminStore, User, UserProfile } from '@quaywise/admin-store'
import type { Profile } from '@quaywise/contract'
import { NOTICE_GROUPS, type NoticeGroup } from '@quaywise/domain'
import { cityOf, provinceOf } from '../geographic/find-place.ts'
import { Problem } from '../http/problem.ts'

const isGroup = (text: string): text is NoticeGroup => Object.hasOwn(NOTICE_GROUPS, text)

/** Places by their numbers, also where an earlier version kept their names. */
const placesOf = ({ country, province, city }: UserProfile) => {
  const known = country === 'CN' ? provinceOf(province) : undefined
  const knownCity = known && cityOf(known, city)
  return { country, province: known?.id ?? province, city: knownCity?.id ?? city }
}

const shown = ({ email, language }: User, kept: UserProfile): Profile => {
  const { nickname, profile, address, phone, theme } = kept
  return {
    ...{ email: email ?? '', pendingEmail: kept.pendingEmail, homePage: kept.homePage, language },
    ...{ nickname, profile, ...placesOf(kept), address, phone },
    theme: theme === 'dark' || theme === 'light' ? theme : null,
    muted: kept.muted.filter(isGroup),
  }
}

/** What an account says of itself and how it likes the product. Throws `UNAUTHENTICATED` for one that is gone. */
export const profileOf = async (admin: AdminStore, userId: string): Promise<Profile> => {
  const user = await admin.users.findById(userId)
  if (!user) throw new Problem('UNAUTHENTICATED')
  return shown(user, await admin.profiles.of(userId))
}
