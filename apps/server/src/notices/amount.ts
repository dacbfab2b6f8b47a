import type { Locale } from '@quaywise/i18n/errors'
import { formatNumber } from '@quaywise/i18n/format'
import { unitText } from '@quaywise/i18n/notices'

/** A number with its unit as it reads in a language; a dash for none. */
export const amount = (value: string | number | undefined, unit: string, locale: Locale): string => {
  const shown = formatNumber(typeof value === 'number' ? value : null, unit, locale)
  return unit === '%' || unit === '1' ? shown : `${shown} ${unitText(unit, locale)}`
}
