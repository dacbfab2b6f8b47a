import { z } from 'zod'
import { defineRoute } from './route.ts'

/** What a user set up for themselves, by its name: letters, digits and `._/-`. */
const preferenceKey = z.string().regex(/^[\w./-]{1,200}$/)

/** A preference is any small JSON value. */
const preferenceValue = z.custom<z.core.util.JSONType>(
  (value) => value !== undefined && JSON.stringify(value).length <= 20_000,
  'too long',
)

/** What the signed-in user set up under names that begin so. */
export const getPreferences = defineRoute({
  method: 'GET',
  path: '/v1/user/preferences',
  summary: 'What you set up for yourself, by name.',
  access: 'signed-in',
  query: z.strictObject({ prefix: preferenceKey.optional() }),
  answer: z.record(z.string(), z.unknown()),
})

/** Keeps a preference of the signed-in user; null takes it away. */
export const putPreference = defineRoute({
  method: 'PUT',
  path: '/v1/user/preferences',
  summary: 'Keeps one thing that you set up; null takes it away.',
  access: 'signed-in',
  body: z.strictObject({ key: preferenceKey, value: preferenceValue }),
  answer: z.object({ kept: z.boolean() }),
})
