const OFFSET = 0xcbf29ce484222325n
const PRIME = 0x100000001b3n

/** A short name of a text, different for different texts as far as chance goes (FNV-1a, 64 bits): not for secrets. */
export const fingerprint = (text: string): string => {
  let hash = OFFSET
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME)
  return hash.toString(16).padStart(16, '0')
}
