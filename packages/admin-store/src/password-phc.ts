import type { Cost } from './argon2.ts'

/** A parsed password hash. */
export interface StoredHash {
  cost: Cost
  salt: Buffer
  hash: Buffer
}

const FORM =
  /^\$argon2id\$v=19\$m=([1-9]\d{3,6}),t=([1-9]\d?),p=([1-9])\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/** Writes a hash in the PHC string format, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export function formatHash({ cost, salt, hash }: StoredHash): string {
  const work = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`
  return `$argon2id$v=19$${work}$${unpadded(salt)}$${unpadded(hash)}`
}

/** Reads a PHC string; undefined when it is not an Argon2id hash of version 19. */
export function parseHash(text: string): StoredHash | undefined {
  const [, memory, passes, parallelism, salt, hash] = FORM.exec(text) ?? []
  if (!salt || !hash) return undefined
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}
