import { Pool } from 'pg'

function survive(): void {
  // Whoever waits for a query on the connection is told by that query; nobody else needs to know.
}

/**
 * A pool of PostgreSQL connections for a `postgres://` URL. A connection that the server drops, at work or
 * at rest, fails the query it was at, if any, and is replaced; it never ends the process.
 */
export function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'quaywise',
  })
  pool.on('error', survive)
  pool.on('connect', (connection) => connection.on('error', survive))
  return pool
}
