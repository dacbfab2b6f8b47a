import { z } from 'zod'

/** A phone number as E.164; eleven digits that start with 1 are taken as Chinese. */
export const mobile = z
  .string()
  .max(30)
  .transform((text) => text.replace(/[\s-]/g, ''))
  .transform((text) => (/^1\d{10}$/.test(text) ? `+86${text}` : text))
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, 'phone'))
