import { type Check, number, record, where } from './check.ts'
import type { Band } from './scenario.ts'

/** A band of accepted values. */
export const bandShape: Check<Band> = where(
  record<Band>({ min: number(0, 1e6), max: number(0, 1e6) }),
  (value, say) => {
    if (value.min > value.max) say('min', 'must not be above max')
  },
)
