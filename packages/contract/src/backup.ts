import { z } from 'zod'
import { defineRoute } from './route.ts'

/** How far a backup is: bytes written of those to be written; `problem` is a sentence where it failed. */
export const backupState = z.object({
  folder: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  done: z.number().int(),
  total: z.number().int(),
  files: z.number().int(),
  problem: z.string().nullable(),
})
export type BackupState = z.infer<typeof backupState>

/** Begins a backup. */
export const startBackup = defineRoute({
  method: 'POST',
  path: '/v1/backup',
  summary:
    'Begin a backup of both stores into an empty folder of the server’s machine; for its own tools only.',
  access: 'tool',
  body: z.strictObject({ folder: z.string().min(1).max(2000) }),
  answer: backupState,
})

/** How far the last backup is. */
export const getBackup = defineRoute({
  method: 'GET',
  path: '/v1/backup',
  summary: 'How far the last backup is, or null; for the server’s own tools only.',
  access: 'tool',
  answer: backupState.nullable(),
})
