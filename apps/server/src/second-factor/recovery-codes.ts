import { createHash, randomBytes } from 'node:crypto'
import { toBase32 } from './base32.ts'

const COUNT = 10
const LETTERS = 10

/** The form in which a recovery code is stored. It holds 50 bits of chance, so that a fast hash will do. */
export const recoveryHash = (userId: string, code: string): string =>
  createHash('sha256').update(`${userId}:${code}`).digest('hex')

const newCode = (): string => toBase32(randomBytes(7)).slice(0, LETTERS)

/** Ten new recovery codes, as they are read, and their hashes. */
export const newRecoveryCodes = (userId: string): { readonly shown: string[]; readonly hashes: string[] } => {
  const codes = Array.from({ length: COUNT }, newCode)
  return {
    shown: codes.map((code) => `${code.slice(0, LETTERS / 2)}-${code.slice(LETTERS / 2)}`),
    hashes: codes.map((code) => recoveryHash(userId, code)),
  }
}
