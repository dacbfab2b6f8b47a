import { inflateRawSync } from 'node:zlib'

const END = 0x06_05_4b_50
const ENTRY = 0x02_01_4b_50
const END_SIZE = 22
const ENTRY_SIZE = 46
const LONGEST_COMMENT = 65_535
const STORED = 0
const DEFLATED = 8
const MOST_PARTS = 500

type Entry = { readonly method: number; readonly packed: number; readonly at: number }

const endOf = (file: Buffer): number => {
  const first = Math.max(0, file.length - END_SIZE - LONGEST_COMMENT)
  for (let at = file.length - END_SIZE; at >= first; at--) if (file.readUInt32LE(at) === END) return at
  throw new RangeError('not an archive')
}

const entriesOf = (file: Buffer): ReadonlyMap<string, Entry> => {
  const end = endOf(file)
  const count = file.readUInt16LE(end + 10)
  if (count > MOST_PARTS) throw new RangeError('too many parts')
  const entries = new Map<string, Entry>()
  let at = file.readUInt32LE(end + 16)
  for (let n = 0; n < count; n++) {
    if (file.readUInt32LE(at) !== ENTRY) throw new RangeError('a broken directory')
    const length = file.readUInt16LE(at + 28)
    const name = file.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + length)
    entries.set(name, {
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      at: file.readUInt32LE(at + 42),
    })
    at += ENTRY_SIZE + length + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}

/**
 * Opens a ZIP archive in memory: gives the text of its parts by name, undefined for one that it lacks. Throws
 * RangeError for what is no archive, and any error for a part that is broken or longer than `most` bytes.
 */
export const unzipped = (file: Buffer, most: number): ((name: string) => string | undefined) => {
  const entries = entriesOf(file)
  return (name) => {
    const entry = entries.get(name)
    if (!entry) return undefined
    const start = entry.at + 30 + file.readUInt16LE(entry.at + 26) + file.readUInt16LE(entry.at + 28)
    const packed = file.subarray(start, start + entry.packed)
    if (entry.method === STORED && packed.length <= most) return packed.toString('utf8')
    if (entry.method !== DEFLATED) throw new RangeError('packed in an unknown way')
    return inflateRawSync(packed, { maxOutputLength: most }).toString('utf8')
  }
}
