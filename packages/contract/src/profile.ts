import { z } from 'zod'
import { mobile } from './mobile.ts'
import { pageAt } from './pages.ts'
import { manyLines, oneLine } from './plain-text.ts'
import { defineRoute } from './route.ts'

const NOTICE_GROUPS = ['alerts', 'reports', 'approvals', 'security'] as const

/** A telephone number as people write it, with its area: at least five digits. */
const phone = z
  .string()
  .trim()
  .regex(/^\+?\d(?:[\s\-()]*\d){4,19}$/, 'not a phone number')

/** What people say of themselves; all of it is required. */
export const basicProfile = z.strictObject({
  email: z.email().max(200),
  nickname: oneLine(50),
  profile: manyLines(500).min(1),
  /** Two letters of ISO 3166. */
  country: z.string().regex(/^[A-Z]{2}$/),
  province: oneLine(100),
  city: oneLine(100),
  address: oneLine(200),
  phone,
})
export type BasicProfile = z.infer<typeof basicProfile>

/** What a person said of themselves, and how they like the product. */
export const profile = z.object({
  /** The address that counts. */
  email: z.string(),
  /** The address that was chosen and counts once the code that went there is given. */
  pendingEmail: z.string().nullable(),
  nickname: z.string(),
  profile: z.string(),
  country: z.string(),
  province: z.string(),
  city: z.string(),
  address: z.string(),
  phone: z.string(),
  /** The page to which `/` leads; null for the profile. */
  homePage: z.string().nullable(),
  theme: z.enum(['dark', 'light']).nullable(),
  language: z.string().nullable(),
  /** The groups of notices that are not wanted. */
  muted: z.array(z.enum(NOTICE_GROUPS)),
})
export type Profile = z.infer<typeof profile>

export const getProfile = defineRoute({
  method: 'GET',
  path: '/v1/user/profile',
  summary: 'What you said of yourself, and how you like the product.',
  access: 'signed-in',
  answer: profile,
  beforePasswordChange: true,
})

export const putProfile = defineRoute({
  method: 'PUT',
  path: '/v1/user/profile',
  summary:
    'Say who you are; every field is required. Another e-mail address gets a code, and counts once it is confirmed.',
  access: 'signed-in',
  body: basicProfile,
  answer: profile,
})

/** How the caller likes the product; what is left out stays. */
export const putOwnSettings = defineRoute({
  method: 'PUT',
  path: '/v1/user/settings',
  summary: 'Choose your language, theme, start page, and what you are told.',
  access: 'signed-in',
  body: z.strictObject({
    homePage: z
      .string()
      .max(200)
      .refine((path) => pageAt(path) !== undefined, 'not a page')
      .nullable()
      .optional(),
    theme: z.enum(['dark', 'light']).optional(),
    language: z.enum(['zh-CN', 'en-US', 'zh-TW', 'ja-JP', 'pt-BR', 'id-ID', 'fa-IR']).optional(),
    muted: z.array(z.enum(NOTICE_GROUPS)).max(NOTICE_GROUPS.length).optional(),
  }),
  answer: profile,
})

/** Binds another phone: the code went to the new number. */
export const bindMobile = defineRoute({
  method: 'POST',
  path: '/v1/user/mobile/bind',
  summary: 'Bind another phone, with a code that was sent to it and your password.',
  access: 'signed-in',
  body: z.strictObject({
    mobile,
    captcha: z.string().regex(/^\d{6}$/),
    password: z.string().min(1).max(500),
  }),
  answer: z.object({ mobile: z.string() }),
})
