import { getBackup, startBackup } from '@quaywise/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { identityOf } from '../access/identity.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import type { BackupDesk } from './backup-desk.ts'

/** A folder of the server's machine is named by whoever works on it, with the token that lies there. */
const checkTool = (request: FastifyRequest): void => {
  if (identityOf(request).kind !== 'tool') throw new Problem('FORBIDDEN')
}

/** Backups of the running server, for the command on its machine. */
export const backupRoutes = (app: FastifyInstance, desk: BackupDesk | null): void => {
  const deskOf = (request: FastifyRequest): BackupDesk => {
    checkTool(request)
    if (!desk) throw new Problem('CONFLICT')
    return desk
  }
  registerRoute(app, startBackup, async ({ body, request }) => {
    const found = deskOf(request)
    await app.queryLog.flush()
    const begun = found.start(body.folder)
    if (!begun) throw new Problem('CONFLICT')
    return begun
  })
  registerRoute(app, getBackup, async ({ request }) => deskOf(request).state)
}
