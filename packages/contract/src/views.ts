import { z } from 'zod'
import {
  audience,
  keptAnswer,
  keptBase,
  keptName,
  keptPath,
  keptText,
  pageState,
  relativePeriod,
} from './page-state.ts'
import { defineRoute } from './route.ts'

const access = 'signed-in'

/** A kept state of a page. */
export const savedView = z.object({
  ...keptBase,
  roleId: z.string().nullable(),
  description: z.string(),
  query: pageState,
  period: relativePeriod,
})
export type SavedView = z.infer<typeof savedView>

const written = z.strictObject({
  name: keptName,
  description: keptText,
  query: pageState,
  period: relativePeriod,
  audience,
  roleId: z.string().max(60).nullable(),
})

/** The views of a page that the caller may open, and the one by which it opens. */
export const listViews = defineRoute({
  method: 'GET',
  path: '/v1/views',
  summary: 'The saved views of a page: your own, those of your roles and those for everybody.',
  access,
  query: z.object({ terminal: z.string().max(60).optional(), page: z.string().max(200) }),
  answer: z.object({
    views: z.array(savedView),
    defaultView: z.string().nullable(),
    /** With whom views can be shared, besides everybody. */
    roles: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})
export type ViewList = z.infer<typeof listViews.answer>

/** Keeps a view. */
export const addView = defineRoute({
  method: 'POST',
  path: '/v1/views',
  summary: 'Keep the state of a page as a view.',
  access,
  body: written.extend({ terminal: z.string().max(60).optional(), page: z.string().max(200) }),
  answer: savedView,
})

/** Renames, shares or overwrites a view. */
export const changeView = defineRoute({
  method: 'PUT',
  path: '/v1/views/:id',
  summary: 'Rename, share or overwrite a view of your own.',
  access,
  params: keptPath,
  body: written.partial(),
  answer: savedView,
})

/** Deletes a view; it can be brought back for a day. */
export const deleteView = defineRoute({
  method: 'DELETE',
  path: '/v1/views/:id',
  summary: 'Delete a view of your own; for a day it can be brought back.',
  access,
  params: keptPath,
  answer: keptAnswer,
})

/** Brings a deleted view back. */
export const restoreView = defineRoute({
  method: 'POST',
  path: '/v1/views/:id/restore',
  summary: 'Bring a deleted view back.',
  access,
  params: keptPath,
  answer: keptAnswer,
})

/** Chooses the view by which a page opens. */
export const setDefaultView = defineRoute({
  method: 'PUT',
  path: '/v1/view-default',
  summary: 'Choose the view by which a page opens for you; null for the page’s own start.',
  access,
  body: z.strictObject({
    terminal: z.string().max(60).optional(),
    page: z.string().max(200),
    id: z.string().max(60).nullable(),
  }),
  answer: z.object({ id: z.string().nullable() }),
})
