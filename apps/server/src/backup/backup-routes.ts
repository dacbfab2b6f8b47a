import { getBackup, startBackup } from '@quaywise/contract'
import type { FastifyInstance } from 'fastify'
import { noteChange } from '../access/identity.ts'
import { Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import type { BackupDesk } from './backup-desk.ts'

/** Backups of the running server, for the command on its machine. */
export const backupRoutes = (app: FastifyInstance, desk: BackupDesk | null): void => {
  const deskHere = (): BackupDesk => {
    if (!desk) throw new Problem('CONFLICT')
    return desk
  }
  registerRoute(app, startBackup, async ({ body, request }) => {
    const found = deskHere()
    await app.queryLog.flush()
    const begun = found.start(body.folder)
    if (!begun) throw new Problem('CONFLICT')
    const { folder } = body
    noteChange(request, { kind: 'backup', id: folder, name: folder, before: null, after: { folder } })
    return begun
  })
  registerRoute(app, getBackup, async () => deskHere().state)
}
