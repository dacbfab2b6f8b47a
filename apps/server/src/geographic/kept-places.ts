import type { Locale } from '@quaywise/i18n/errors'
import { Problem } from '../http/problem.ts'
import { cityOf, provinceOf } from './find-place.ts'
import { placeName } from './place-name.ts'

const CHINA = 'CN'

/** Where somebody lives, as a profile keeps it. */
export type Places = { readonly country: string; readonly province: string; readonly city: string }

const unknown = (field: 'province' | 'city') =>
  new Problem('INVALID_INPUT', {
    values: { detail: `body.${field}: not a place of the country` },
    fields: [{ field, code: 'choice' }],
  })

/** Places of China by their numbers, places elsewhere as they were typed. Throws 422 at the field for a place that China has not. */
export const keptPlaces = ({ country, province, city }: Places): Places => {
  if (country !== CHINA) return { country, province, city }
  const knownProvince = provinceOf(province)
  if (!knownProvince) throw unknown('province')
  const knownCity = cityOf(knownProvince, city)
  if (!knownCity) throw unknown('city')
  return { country, province: knownProvince.id, city: knownCity.id }
}

type Named = { readonly label: string; readonly key: string }

const typed = (label: string): Named => ({ label, key: '' })

/** The places of a profile with their names in a language; the key of a place that was typed is empty. */
export const namedPlaces = (
  { country, province, city }: Places,
  locale: Locale,
): { readonly province: Named; readonly city: Named } => {
  const known = country === CHINA ? provinceOf(province) : undefined
  const knownCity = known && cityOf(known, city)
  return {
    province: known ? { label: placeName(known, locale), key: known.id } : typed(province),
    city: knownCity ? { label: placeName(knownCity, locale), key: knownCity.id } : typed(city),
  }
}
