import { z } from 'zod'
import { accountId, accountSearch } from './accounts.ts'
import { defineRoute } from './route.ts'

const page = '/admin/account'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The accounts that a search finds, as a workbook. */
export const exportUsers = defineRoute({
  method: 'POST',
  path: '/v1/user/exportUsers',
  summary: 'The accounts that a search finds as a workbook, in the order of the search.',
  access: { page, ui: 'export' },
  body: accountSearch,
  answer: z.string(),
  gives: SHEET,
})

/** An empty workbook with the columns of an import. */
export const importTemplate = defineRoute({
  method: 'GET',
  path: '/v1/user/importTemplate',
  summary: 'A workbook with the columns of an import and one example.',
  access: { page },
  answer: z.string(),
  gives: SHEET,
})

const importFault = z.object({
  /** As the spreadsheet counts it. */
  row: z.number().int(),
  /** The title of the column, or empty for the whole row. */
  column: z.string(),
  message: z.string(),
})
export type ImportFault = z.infer<typeof importFault>

/** By which the progress of an import is asked for; whoever sends the file thinks it up. */
const run = z.string().regex(/^[\w-]{8,60}$/)

/** Adds accounts out of a workbook: all of them or none. */
export const importUsers = defineRoute({
  method: 'POST',
  path: '/v1/user/importUsers',
  summary:
    'Add the accounts of a workbook (.xlsx, 5 MB and 5,000 rows at most): all or, where any row is wrong, none. With `dry=1` nothing is kept.',
  access: { page },
  query: z.strictObject({ dry: z.enum(['0', '1']).default('0'), run: run.optional() }),
  takes: 'stream',
  answer: z.object({
    rows: z.number().int(),
    added: z.number().int(),
    /** The first 500. */
    faults: z.array(importFault),
    faultCount: z.number().int(),
    /** What would be added, or was; the passwords are told once, and only when it was. */
    users: z.array(
      z.object({
        row: z.number().int(),
        username: z.string(),
        name: z.string(),
        roles: z.string(),
        departments: z.string(),
        password: z.string().nullable(),
      }),
    ),
  }),
})
export type ImportAnswer = z.infer<typeof importUsers.answer>

const progress = z.object({
  /** Rows are checked, passwords hashed, accounts added: one after the other. */
  part: z.enum(['check', 'passwords', 'add']),
  done: z.number().int(),
  total: z.number().int(),
})
export type ImportProgress = z.infer<typeof progress>

/** How far an import is. */
export const getImportProgress = defineRoute({
  method: 'GET',
  path: '/v1/user/importProgress',
  summary: 'How far an import of your own is that was sent with a `run`; null where none is under way.',
  access: { page },
  query: z.strictObject({ run }),
  answer: progress.nullable(),
})

/** Keeps a picture of a person. */
export const uploadAvatar = defineRoute({
  method: 'POST',
  path: '/v1/user/uploadAvatar',
  summary:
    'Send a picture (JPEG, PNG, WebP or GIF, 5 MB and 40 megapixels at most) as the body, or in a form; it is drawn anew at 256 × 256 without what cameras write into it. `id`: of another account, for administrators.',
  access: 'signed-in',
  query: z.strictObject({ id: accountId.optional() }),
  takes: 'stream',
  answer: z.object({ avatarUrl: z.string() }),
})

/** Takes a picture of a person away. */
export const removeAvatar = defineRoute({
  method: 'POST',
  path: '/v1/user/removeAvatar',
  summary: 'Take your picture away. `id`: of another account, for administrators.',
  access: 'signed-in',
  body: z.strictObject({ id: accountId.optional() }),
  answer: z.object({ removed: z.literal(true) }),
})

/** The picture of a name that cannot be guessed. */
export const getAvatar = defineRoute({
  method: 'GET',
  path: '/v1/user/getAvatar/:avatarName',
  summary: 'A picture of a person. Its name cannot be guessed: whoever has it may see it.',
  access: 'public',
  params: z.strictObject({ avatarName: z.string().min(1).max(100) }),
  answer: z.string(),
  gives: 'image/webp',
})
