import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Limits, STORE_SETTINGS } from './settings.ts'

const MARK_CACHE_BYTES = 64 * 1024 * 1024

/** Compiling a statement's expressions takes longer than its short run saves: each page asks in its own shape. */
const INTERPRETED = { compile_expressions: 0, compile_aggregate_expressions: 0, compile_sort_description: 0 }

/**
 * Writes the engine's configuration (readable by this user only) and gives its path. The caps stand in the profile
 * that every session starts from: given to one session, they would hold for that one alone.
 */
export const writeEngineConfig = (folder: string, totalBytes: number, limits: Limits): string => {
  const users = join(folder, 'users.xml')
  const config = join(folder, 'config.xml')
  const profile = elements({
    ...STORE_SETTINGS,
    ...INTERPRETED,
    max_memory_usage: limits.memoryBytes,
    max_execution_time: limits.seconds,
  })
  write(
    users,
    `<profiles><default>${profile}</default></profiles><quotas><default></default></quotas>` +
      '<users><default><password></password><networks><ip>127.0.0.1</ip></networks>' +
      '<profile>default</profile><quota>default</quota></default></users>',
  )
  write(
    config,
    elements({
      max_server_memory_usage: totalBytes,
      mark_cache_size: MARK_CACHE_BYTES,
      users_config: users,
    }),
  )
  return config
}

const write = (path: string, content: string): void => {
  writeFileSync(path, `<clickhouse>${content}</clickhouse>\n`, { mode: 0o600 })
  chmodSync(path, 0o600)
}

const elements = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`)
    .join('')

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
