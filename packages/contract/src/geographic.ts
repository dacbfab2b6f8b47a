import { z } from 'zod'
import { defineRoute } from './route.ts'

const region = z.object({ name: z.string(), id: z.string() })
/** A province or a city: its name in the language of the call, and its number of GB/T 2260. */
export type Region = z.infer<typeof region>

export const listProvinces = defineRoute({
  method: 'GET',
  path: '/api/geographic/province',
  summary: 'The provinces of China, named in your language.',
  access: 'signed-in',
  answer: z.array(region),
})

export const listCities = defineRoute({
  method: 'GET',
  path: '/api/geographic/city/:province',
  summary: 'The cities of a province, by its number or name.',
  access: 'signed-in',
  params: z.object({ province: z.string().min(1).max(100) }),
  answer: z.array(region),
})

const named = z.object({ label: z.string(), key: z.string() })

/** The signed-in user with everything that the settings show. */
export const getAccountSetting = defineRoute({
  method: 'GET',
  path: '/api/accountSettingCurrentUser',
  summary:
    'Who is signed in, with what they say of themselves, their roles and department, and their notices.',
  access: 'signed-in',
  answer: z.object({
    userid: z.string(),
    name: z.string(),
    avatar: z.string().nullable(),
    email: z.string(),
    nickname: z.string(),
    signature: z.string(),
    /** The names of the roles. */
    title: z.string(),
    /** The main department. */
    group: z.string(),
    tags: z.array(z.object({ key: z.string(), label: z.string() })),
    notifyCount: z.number().int(),
    unreadCount: z.number().int(),
    country: z.string(),
    access: z.enum(['admin', 'user']),
    /** Keys are numbers of GB/T 2260, empty for places elsewhere. */
    geographic: z.object({ province: named, city: named }),
    address: z.string(),
    phone: z.string(),
  }),
})
