import { z } from 'zod'
import { pageQuery } from './paged.ts'
import { defineRoute } from './route.ts'

/** One notice, in the shape that the bell has. */
export const notice = z.object({
  id: z.string(),
  key: z.string(),
  title: z.string(),
  description: z.string(),
  datetime: z.string(),
  type: z.enum(['notification', 'message', 'event']),
  status: z.enum(['todo', 'urgent', 'doing', 'processing']).optional(),
  read: z.boolean(),
  clickClose: z.boolean(),
  /** What the notice is about: `alert`, `alert-over`, `report`, `report-failed`, `ingest`, `rollup`. */
  extra: z.string(),
  /** The address in the application that the notice leads to. */
  href: z.string().nullable(),
  /** The terminal that the notice is about. */
  terminal: z.string().nullable(),
})
export type NoticeItem = z.infer<typeof notice>

/** What the caller is told, the newest first. */
export const listNotices = defineRoute({
  method: 'GET',
  path: '/api/notices',
  summary:
    'What you are told, the newest first; beside `data` stand `total`, `current`, `pageSize` and `unread`.',
  access: 'signed-in',
  query: z.object({ ...pageQuery, unread: z.enum(['0', '1']).default('0') }),
  answer: z.array(notice),
  lists: true,
})

/** Marks notices as read or unread; all of them without `ids`. */
export const markNotices = defineRoute({
  method: 'PUT',
  path: '/api/notices',
  summary: 'Mark notices as read, or as unread; all of them without ids.',
  access: 'signed-in',
  body: z.strictObject({ ids: z.array(z.string().max(60)).max(200).optional(), read: z.boolean() }),
  answer: z.object({ unread: z.number().int() }),
})
