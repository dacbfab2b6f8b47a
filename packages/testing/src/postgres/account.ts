import { readFileSync } from 'node:fs'

/** The user a database server runs as; empty for the user who runs the tests. */
export interface Account {
  uid?: number
  gid?: number
}

const CANDIDATES = ['postgres', 'nobody']

function lookUp(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/**
 * The account for PostgreSQL, which refuses to run as root: the present user, or for root an
 * unprivileged user that every system has, so that none need be created. Throws when there is none.
 */
export function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  for (const name of CANDIDATES) {
    const account = lookUp(name)
    if (account) return account
  }
  throw new Error(
    `PostgreSQL cannot run as root, and there is no user ${CANDIDATES.join(' or ')} to run it as.`,
  )
}
