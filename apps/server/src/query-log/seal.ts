import { createHmac, createSecretKey } from 'node:crypto'
import type { LogSeal } from '@quaywise/admin-store'
import type { Config } from '../config/config.ts'
import { keyOf } from '../schedules/secret-box.ts'

const PURPOSE = 'quaywise query log'

/** The seal of the query log's ends, made with the server's key. Processes on one database need one `SECRET_KEY`. */
export const logSealOf = async (config: Config): Promise<LogSeal> => {
  const key = createSecretKey(
    createHmac('sha256', await keyOf(config))
      .update(PURPOSE)
      .digest(),
  )
  return { of: (text) => createHmac('sha256', key).update(text).digest('base64url') }
}
