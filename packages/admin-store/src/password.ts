import { randomBytes, timingSafeEqual } from 'node:crypto'
import { argon2id, type Cost } from './argon2.ts'
import { formatHash, parseHash } from './password-phc.ts'

// 19 MiB, 2 passes, 1 lane: the OWASP minimum for Argon2id.
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
// A made-up password has 99 bits of chance: it cannot be guessed, however little work a guess takes.
const madeUpCost: Cost = { memory: 1024, passes: 1, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

const dummyHash = formatHash({ cost, salt: Buffer.alloc(SALT_BYTES), hash: Buffer.alloc(HASH_BYTES) })

async function hashAt(work: Cost, password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return formatHash({ cost: work, salt, hash: await argon2id(password, salt, HASH_BYTES, work) })
}

/** The Argon2id hash of a password with a fresh salt, as a PHC string. */
export const hashPassword = (password: string): Promise<string> => hashAt(cost, password)

/** The same for one of `generatePassword`, with little work: thousands of accounts are made in seconds. */
export const hashMadeUp = (password: string): Promise<string> => hashAt(madeUpCost, password)

/** Whether the password belongs to the hash, compared in constant time. False for a text that is no hash. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const parsed = parseHash(stored)
  if (!parsed) return false
  const computed = await argon2id(password, parsed.salt, parsed.hash.length, parsed.cost)
  // A check that is quicker than that of a name which does not exist would tell that this one does.
  if (parsed.cost.memory < cost.memory) await argon2id(password, parsed.salt, parsed.hash.length, cost)
  return timingSafeEqual(computed, parsed.hash)
}

/** Takes as long as a check and is always false: for names that do not exist. */
export async function verifyDummy(password: string): Promise<false> {
  await verifyPassword(dummyHash, password)
  return false
}

/** Whether the hash was made with other costs than today's, so that the next sign-in should renew it. */
export function needsRehash(stored: string): boolean {
  const parsed = parseHash(stored)
  if (!parsed) return true
  const { memory, passes, parallelism } = parsed.cost
  return memory !== cost.memory || passes !== cost.passes || parallelism !== cost.parallelism
}
