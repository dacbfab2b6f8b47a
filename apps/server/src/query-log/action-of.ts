import type { LogAction } from '@quaywise/admin-store'

/** A call as far as it decides what is noted of it. */
export type CallKind = {
  readonly method: string
  /** The address of the route, with its `:names`. */
  readonly route: string
  readonly lists: boolean
}

type Rule = readonly [pattern: RegExp, action: LogAction | null]

/** The first that fits decides; null is not noted. */
const RULES: readonly Rule[] = [
  [/^POST \/api\/login\/account$/, 'sign-in'],
  [/^\w+ \/(v1\/)?(api\/)?(login\/)?(oidc|sso)\//, 'sign-in'],
  [/^POST \/v1\/user\/(secondFactor\/signIn|oidc\/exchange)$/, 'sign-in'],
  [/^POST \/api\/login\/outLogin$/, 'sign-out'],
  [/(getVerificationCode|email\/sendCode)$/, 'code'],
  [/^\w+ .*\/export\w*$/, 'export'],
  [/^POST \/v1\/ingest\/.*\/corrections$/, 'correction'],
  [/^\w+ .*\/preview$/, null],
  [/^POST \/v1\/ingest\/:/, 'ingest'],
  // Whether a column is wide or a notice was read is nobody's business.
  [/^PUT \/(api\/notices|v1\/user\/preferences)/, null],
  [/^GET \/v1\/(analysis|metrics)$/, null],
  [/^GET \/v1\/log\/|^POST \/v1\/log\/own/, null],
  [/^\w+ \/v1\/(analysis|inquire|entity|track|forecast|simulation|vessel|log)\b/, 'query'],
  // A session that lives on and values that are looked at change nothing.
  [/^POST \/v1\/(user\/session\/extend|parameter\/check)$/, null],
  // Calls that read by POST say so in their names.
  [/^POST .*\/(find|get|list|query|search|verify|compare|dryRun)\w*$/i, null],
]

/** What is noted of a call; null where nothing is. A call that changes things is noted unless a rule says no. */
export const actionOf = ({ method, route, lists }: CallKind): LogAction | null => {
  const call = `${method} ${route}`
  const rule = RULES.find(([pattern]) => pattern.test(call))
  if (rule) return rule[1]
  return lists || method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? null : 'change'
}
