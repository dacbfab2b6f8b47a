import { z } from 'zod'

/** A word or a sentence of a mapping. */
export const name = z.string().trim().min(1).max(200)

/** The name of a mapping or terminal in an address. */
export const id = z.string().refine((text) => /^[a-z0-9][a-z0-9-]{0,58}$/.test(text), {
  error: 'must be lower-case letters, digits and hyphens, at most 59',
  params: { fault: 'slug' },
})

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** An IANA time zone. */
export const zone = z
  .string()
  .refine(isZone, { error: 'must be an IANA time zone such as Africa/Casablanca', params: { fault: 'zone' } })

/** The terminal whose facts a mapping reads. */
export const terminal = z.strictObject({
  id,
  name,
  locode: z.string().refine((text) => /^[A-Z]{2}[A-Z2-9]{3}$/.test(text), {
    error: 'must be a UN/LOCODE such as MACAS',
    params: { fault: 'locode' },
  }),
  zone,
})
