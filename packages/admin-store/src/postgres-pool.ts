import { Pool } from 'pg'

/**
 * A pool of PostgreSQL connections for a `postgres://` URL. A connection that the server drops while it
 * rests is replaced at the next query instead of ending the process.
 */
export function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'quaywise',
  })
  pool.on('error', () => {})
  return pool
}
