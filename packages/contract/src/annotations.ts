import { z } from 'zod'
import { keptAnswer, keptBase, keptPath, keptText, timeRange } from './page-state.ts'
import { defineRoute } from './route.ts'

const access = 'signed-in'

/** What a note is about, besides its time. */
export const NOTE_SUBJECTS = ['time', 'visit', 'machine'] as const

const subject = {
  subject: z.enum(NOTE_SUBJECTS),
  /** The id of the call or machine; empty for a time. */
  subjectId: z.string().max(120),
  /** How the call or machine reads. */
  subjectName: z.string().max(120),
} as const

/** A note of the team on a time, a vessel call or a machine. */
export const annotation = z.object({ ...keptBase, ...timeRange, ...subject, text: z.string() })
export type Annotation = z.infer<typeof annotation>

const written = z.strictObject({
  ...timeRange,
  ...subject,
  text: keptText.min(1),
  audience: z.enum(['own', 'all']),
})

/** The notes that touch a stretch of time. */
export const listAnnotations = defineRoute({
  method: 'GET',
  path: '/v1/annotations',
  summary: 'The notes of a terminal that touch a stretch of time: everybody’s and your own.',
  access,
  query: z.object({ terminal: z.string().max(60).optional(), ...timeRange }),
  answer: z.array(annotation),
})

/** Writes a note. */
export const addAnnotation = defineRoute({
  method: 'POST',
  path: '/v1/annotations',
  summary: 'Write a note on a time, a vessel call or a machine.',
  access,
  body: written.extend({ terminal: z.string().max(60).optional(), page: z.string().max(200) }),
  answer: annotation,
})

/** Changes a note. */
export const changeAnnotation = defineRoute({
  method: 'PUT',
  path: '/v1/annotations/:id',
  summary: 'Change a note of your own (an administrator: any).',
  access,
  params: keptPath,
  body: written.partial(),
  answer: annotation,
})

/** Deletes a note. */
export const deleteAnnotation = defineRoute({
  method: 'DELETE',
  path: '/v1/annotations/:id',
  summary: 'Delete a note of your own (an administrator: any).',
  access,
  params: keptPath,
  answer: keptAnswer,
})

/** Brings a deleted note back. */
export const restoreAnnotation = defineRoute({
  method: 'POST',
  path: '/v1/annotations/:id/restore',
  summary: 'Bring a deleted note back.',
  access,
  params: keptPath,
  answer: keptAnswer,
})
