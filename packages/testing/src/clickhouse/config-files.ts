import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type EngineConfig = {
  readonly folder: string
  readonly password: string
  readonly memoryBytes: number
  /** What the user of tests may do, instead of all that the product needs. */
  readonly grants: readonly string[] | undefined
  /** More of the main file: the cluster to which the server belongs. */
  readonly more: string
}

/** The user under whom tests work, with the rights the product needs and no more. */
export const USER = 'quaywise'

const DATABASE_RIGHTS = [
  'SELECT, INSERT, ALTER, CREATE DATABASE, CREATE TABLE, CREATE VIEW, DROP DATABASE, DROP TABLE, DROP VIEW',
  'TRUNCATE, OPTIMIZE, SHOW, SYSTEM',
].join(', ')
const ENGINES = [
  'MergeTree',
  'ReplacingMergeTree',
  'SummingMergeTree',
  'AggregatingMergeTree',
  'Distributed',
  'View',
  'MaterializedView',
  'Memory',
  'Null',
]
// The star takes in the scratch databases of checks.
const GRANTS = [
  `${DATABASE_RIGHTS} ON quaywise*.*`,
  'SELECT ON system.*',
  'KILL QUERY, CREATE TEMPORARY TABLE ON *.*',
  ...ENGINES.map((engine) => `TABLE ENGINE ON ${engine}`),
]

/** The header that identifies a caller; the engine answers to nothing else. */
export const authorization = (password: string): string =>
  `Basic ${Buffer.from(`${USER}:${password}`).toString('base64')}`

/** Writes the engine's configuration into a folder beside its data and gives the path of the main file. */
export const writeConfig = ({
  folder,
  password,
  memoryBytes,
  grants = GRANTS,
  more,
}: EngineConfig): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const users = join(folder, 'users.xml')
  const config = join(folder, 'config.xml')
  write(users, usersXml(password, memoryBytes, grants))
  write(
    config,
    `<users_config>${users}</users_config>
<logger><log>${join(folder, 'engine.log')}</log><size>10M</size><count>2</count></logger>
<max_server_memory_usage>${memoryBytes}</max_server_memory_usage>
<mark_cache_size>67108864</mark_cache_size>
<access_control_improvements><table_engines_require_grant>true</table_engines_require_grant></access_control_improvements>
<http_handlers><rule><headers><Authorization>${authorization(password)}</Authorization></headers>
<handler><type>dynamic_query_handler</type><query_param_name>query</query_param_name></handler></rule></http_handlers>
${more}`,
  )
  return config
}

const write = (path: string, content: string): void =>
  writeFileSync(path, `<clickhouse>${content}</clickhouse>\n`, { mode: 0o600 })

const usersXml = (password: string, memoryBytes: number, grants: readonly string[]): string => {
  const secret = createHash('sha256').update(password).digest('hex')
  return `<profiles><default><max_memory_usage>${Math.floor(memoryBytes / 2)}</max_memory_usage>
<http_max_field_value_size>16777216</http_max_field_value_size></default></profiles>
<quotas><default/></quotas><users>
${userXml('default', '<no_password/>', ['SYSTEM LISTEN ON *.*'])}
${userXml(USER, `<password_sha256_hex>${secret}</password_sha256_hex>`, grants)}
</users>`
}

const userXml = (name: string, secret: string, grants: readonly string[]): string =>
  `<${name}>${secret}<networks><ip>127.0.0.0/8</ip></networks><profile>default</profile><quota>default</quota>
<grants>${grants.map((grant) => `<query>GRANT ${grant}</query>`).join('')}</grants></${name}>`
