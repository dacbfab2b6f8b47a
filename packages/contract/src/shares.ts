import { z } from 'zod'
import { keptAnswer, keptPath, pageState } from './page-state.ts'
import { defineRoute } from './route.ts'

const access = 'signed-in'

/** A short link to one state of a page. */
export const shareLink = z.object({
  id: z.string(),
  /** The path of the link: `/s/{id}`. */
  path: z.string(),
  page: z.string(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
})
export type ShareLink = z.infer<typeof shareLink>

/** Makes a link. */
export const addShare = defineRoute({
  method: 'POST',
  path: '/v1/shares',
  summary: 'Make a short link to one state of a page.',
  access,
  body: z.strictObject({
    terminal: z.string().max(60).optional(),
    page: z.string().max(200),
    query: pageState,
    /** Days until the link ends; null for never. */
    days: z.number().int().min(1).max(3650).nullable(),
  }),
  answer: shareLink,
})

/** The caller's own links to a page. */
export const listShares = defineRoute({
  method: 'GET',
  path: '/v1/shares',
  summary: 'Your own links to a page that still lead there.',
  access,
  query: z.object({ terminal: z.string().max(60).optional(), page: z.string().max(200) }),
  answer: z.array(shareLink),
})

/** Where a link leads; unknown, ended, revoked and forbidden links answer alike. */
export const openShare = defineRoute({
  method: 'GET',
  path: '/v1/shares/:id',
  summary: 'Where a short link leads, for those who may open the page.',
  access,
  params: keptPath,
  answer: z.object({ page: z.string(), query: pageState }),
})

/** Revokes a link. */
export const deleteShare = defineRoute({
  method: 'DELETE',
  path: '/v1/shares/:id',
  summary: 'Revoke a link of your own.',
  access,
  params: keptPath,
  answer: keptAnswer,
})

/** Brings a revoked link back. */
export const restoreShare = defineRoute({
  method: 'POST',
  path: '/v1/shares/:id/restore',
  summary: 'Bring a revoked link back.',
  access,
  params: keptPath,
  answer: keptAnswer,
})
