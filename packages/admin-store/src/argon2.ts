import { type Argon2Parameters, argon2 } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** How much work a hash takes: memory in KiB, passes over it, lanes. */
export interface Cost {
  memory: number
  passes: number
  parallelism: number
}

/** The Argon2id hash (RFC 9106) of a secret, off the main thread. `length` in bytes. */
export function argon2id(secret: string, salt: Uint8Array, length: number, cost: Cost): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    // The same letters typed on different keyboards must give the same bytes.
    message: secret.normalize('NFKC'),
    nonce: salt,
    tagLength: length,
    ...cost,
  }
  return derive('argon2id', parameters)
}
