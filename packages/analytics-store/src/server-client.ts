import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client'
import { STORE_SETTINGS } from './settings.ts'

const CONNECTIONS = 32
const GRACE_MS = 5000

/** Settings that a client gives to each of its statements, on top of those of every store. */
export type MoreSettings = Readonly<Record<string, string | number>>

/** A client for the server at this URL, which may carry the user and the password. It logs nothing. */
export const connect = (
  url: string,
  maxSeconds: number,
  database?: string,
  more: MoreSettings = {},
): ClickHouseClient => {
  const { origin, username, password } = new URL(url)
  return createClient({
    url: origin,
    username: decodeURIComponent(username) || 'default',
    password: decodeURIComponent(password),
    ...(database ? { database } : {}),
    max_open_connections: CONNECTIONS,
    request_timeout: maxSeconds * 1000 + GRACE_MS,
    use_multipart_params_auto: true,
    log: { level: ClickHouseLogLevel.OFF },
    clickhouse_settings: { ...STORE_SETTINGS, ...more },
  })
}

/** Makes the database unless it is there; a user without that right can do with an existing one. */
export const ensureDatabase = async (url: string, maxSeconds: number, database: string): Promise<void> => {
  const client = connect(url, maxSeconds)
  try {
    const found = await client.query({
      query: 'SELECT name FROM system.databases WHERE name = {name:String}',
      query_params: { name: database },
      format: 'JSONEachRow',
    })
    const rows = await found.json()
    if (rows.length === 0) await client.command({ query: `CREATE DATABASE IF NOT EXISTS ${database}` })
  } finally {
    await client.close()
  }
}
