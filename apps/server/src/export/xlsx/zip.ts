import { once } from 'node:events'
import { constants, crc32, createDeflateRaw } from 'node:zlib'

/** A part of an archive: its name, and its text in pieces. */
export type Part = { readonly name: string; readonly text: AsyncIterable<string> | Iterable<string> }

type Entry = { readonly name: Buffer; readonly at: number; crc: number; packed: number; size: number }

/** Sizes follow the data, and names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
const VERSION = 20
/** The first day that archives know: what is packed has no time of its own. */
const FIRST_DAY = 0x0021
const PIECE = 65_536
const MOST_BYTES = 0xff_ff_ff_ff

/** Packs parts into a ZIP archive as they come, holding no more than a piece at a time. */
export async function* zipped(parts: Iterable<Part> | AsyncIterable<Part>): AsyncGenerator<Buffer> {
  const entries: Entry[] = []
  let at = 0
  for await (const { name, text } of parts) {
    const entry: Entry = { name: Buffer.from(name), at, crc: 0, packed: 0, size: 0 }
    const head = headOf(entry)
    yield head
    for await (const packed of deflated(text, entry)) {
      entry.packed += packed.length
      yield packed
    }
    const tail = descriptorOf(entry)
    yield tail
    at += head.length + entry.packed + tail.length
    if (at > MOST_BYTES || entry.size > MOST_BYTES) throw new Error('The archive is larger than 4 GiB.')
    entries.push(entry)
  }
  const directory = Buffer.concat(entries.map(recordOf))
  yield directory
  yield endOf(entries.length, directory.length, at)
}

async function* deflated(text: Part['text'], entry: Entry): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED })
  const packed: Buffer[] = []
  deflate.on('data', (piece: Buffer) => packed.push(piece))
  const write = async (piece: string): Promise<void> => {
    const bytes = Buffer.from(piece)
    entry.crc = crc32(bytes, entry.crc)
    entry.size += bytes.length
    await new Promise<void>((resolve, reject) => {
      deflate.write(bytes, (error) => (error ? reject(error) : resolve()))
    })
  }
  try {
    let waiting = ''
    for await (const piece of text) {
      waiting += piece
      if (waiting.length < PIECE) continue
      await write(waiting)
      waiting = ''
      yield* packed.splice(0)
    }
    await write(waiting)
    deflate.end()
    await once(deflate, 'end')
    yield* packed.splice(0)
  } finally {
    deflate.destroy()
  }
}

const headOf = ({ name }: Entry): Buffer => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(VERSION, 4)
  head.writeUInt16LE(FLAGS, 6)
  head.writeUInt16LE(DEFLATED, 8)
  head.writeUInt16LE(FIRST_DAY, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

const descriptorOf = ({ crc, packed, size }: Entry): Buffer => {
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(0x08074b50, 0)
  tail.writeUInt32LE(crc, 4)
  tail.writeUInt32LE(packed, 8)
  tail.writeUInt32LE(size, 12)
  return tail
}

const recordOf = ({ name, at, crc, packed, size }: Entry): Buffer => {
  const record = Buffer.alloc(46)
  record.writeUInt32LE(0x02014b50, 0)
  record.writeUInt16LE(VERSION, 4)
  record.writeUInt16LE(VERSION, 6)
  record.writeUInt16LE(FLAGS, 8)
  record.writeUInt16LE(DEFLATED, 10)
  record.writeUInt16LE(FIRST_DAY, 14)
  record.writeUInt32LE(crc, 16)
  record.writeUInt32LE(packed, 20)
  record.writeUInt32LE(size, 24)
  record.writeUInt16LE(name.length, 28)
  record.writeUInt32LE(at, 42)
  return Buffer.concat([record, name])
}

const endOf = (entries: number, size: number, at: number): Buffer => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries, 8)
  end.writeUInt16LE(entries, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return end
}
