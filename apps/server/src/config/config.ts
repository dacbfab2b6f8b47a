import type { z } from 'zod'
import { StartProblem } from '../start/start-problem.ts'
import { VARIABLES, type VariableName } from './variables.ts'

/** The configuration of a server process, checked. */
export type Config = { readonly [Name in VariableName]: z.output<(typeof VARIABLES)[Name]['schema']> }

// Their values may hold a password and are not repeated on the screen.
const SECRET = /PASSWORD|SECRET|TOKEN|_URL$/

const checkedValue = (name: string, given: string | undefined): unknown => {
  const variable = VARIABLES[name as VariableName]
  const parsed = variable.schema.safeParse(given === '' ? undefined : given)
  if (parsed.success) return parsed.data
  const said = SECRET.test(name) ? `${name} has a wrong value` : `${name} is "${given}"`
  throw new StartProblem(`${said}: ${variable.fix}.`)
}

/** Reads the configuration from environment variables. Throws a `StartProblem` that names the variable and the fix. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const entries = Object.keys(VARIABLES).map((name) => [name, checkedValue(name, env[name])])
  const config = Object.fromEntries(entries) as Config
  if (config.CLICKHOUSE_CLUSTER && !config.CLICKHOUSE_URL)
    throw new StartProblem('CLICKHOUSE_CLUSTER needs CLICKHOUSE_URL: set both, or neither.')
  if (config.OIDC_ISSUER && !(config.OIDC_CLIENT_ID && config.PUBLIC_URL))
    throw new StartProblem('OIDC_ISSUER needs OIDC_CLIENT_ID and PUBLIC_URL: set all three, or none.')
  return config
}
