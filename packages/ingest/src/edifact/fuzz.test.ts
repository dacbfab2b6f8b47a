import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Contents, fixturePath, readBytes, readChunks } from './fixture/read-fixture.ts'
import { readEdifact } from './read-edifact.ts'
import { EDIFACT_REJECTIONS, EDIFACT_WARNINGS } from './reason.ts'
import { SEGMENT_BYTES } from './syntax/segment-cutter.ts'

const FIXTURES = readdirSync(fixturePath('.')).filter((name) => name.endsWith('.edi'))
const bytesOf = (name: string): Buffer => readFileSync(fixturePath(name))

/** The same numbers in every run. */
const random = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const HOSTILE = Buffer.from("'+:?\n\r\0\u00ff\u00ef\u001d\u001c UNABZHTLOC147EQD", 'latin1')

const damaged = (bytes: Buffer, next: () => number): Buffer => {
  const copy = Buffer.from(bytes)
  const at = (): number => Math.floor(next() * copy.length)
  const hits = 1 + Math.floor(next() * 12)
  for (let i = 0; i < hits; i++)
    copy[at()] = next() < 0.5 ? Math.floor(next() * 256) : (HOSTILE[Math.floor(next() * HOSTILE.length)] ?? 0)
  if (next() < 0.3) return copy.subarray(0, at())
  if (next() < 0.2) return Buffer.concat([copy.subarray(at()), copy])
  return copy
}

/** What holds of any file: counts that agree, codes that are known, and places that exist. */
const check = ({ readings, messages, ends, items, rejections }: Contents, bytes: Buffer): void => {
  expect(ends.length).toBe(messages.length)
  expect(ends.reduce((sum, end) => sum + end.items, 0)).toBe(items.length)
  expect(ends.reduce((sum, end) => sum + end.rejected, 0)).toBe(
    rejections.filter(({ scope }) => scope === 'ITEM').length,
  )
  for (const { reason, line, offset, end, raw } of rejections) {
    expect(EDIFACT_REJECTIONS).toHaveProperty(reason)
    expect(line >= 1 && offset >= 0 && end >= offset && end <= bytes.length).toBe(true)
    expect(raw.length).toBeLessThanOrEqual(2000)
  }
  for (const reading of readings)
    if (reading.kind === 'notice') expect(EDIFACT_WARNINGS).toHaveProperty(reading.notice.code)
  for (const { place } of items) expect(place.end).toBeLessThanOrEqual(bytes.length)
}

describe('whatever the chunks', () => {
  it.each(FIXTURES)('%s is read the same', async (name) => {
    const bytes = bytesOf(name)
    const whole = await readBytes(bytes)
    check(whole, bytes)
    for (const size of [1, 2, 7, 64, 333]) expect(await readBytes(bytes, size)).toEqual(whole)
  })

  it('one boundary at every byte changes nothing', async () => {
    for (const name of ['codeco.edi', 'coprar.edi', 'movins.edi']) {
      const bytes = bytesOf(name)
      const whole = await readBytes(bytes)
      for (let at = 1; at < bytes.length; at++) {
        const parts = [bytes.subarray(0, at), bytes.subarray(at)]
        expect((await readChunks(parts)).readings).toEqual(whole.readings)
      }
    }
  })
})

describe('whatever the damage', () => {
  it.each(FIXTURES)('%s never throws, and no count goes wrong', async (name) => {
    const bytes = bytesOf(name)
    const next = random(FIXTURES.indexOf(name) + 1)
    for (let round = 0; round < 120; round++) {
      const broken = damaged(bytes, next)
      const whole = await readBytes(broken)
      check(whole, broken)
      const size = 1 + Math.floor(next() * 40)
      expect((await readBytes(broken, size)).readings).toEqual(whole.readings)
    }
  })

  it('a file cut off anywhere keeps every item before the cut', async () => {
    const bytes = bytesOf('coarri.edi')
    const whole = await readBytes(bytes)
    for (let length = 0; length < bytes.length; length += 5) {
      const { items } = await readBytes(bytes.subarray(0, length))
      const before = whole.items.filter(({ place }) => place.end < length)
      expect(items.slice(0, before.length).map(({ equipmentNo }) => equipmentNo)).toEqual(
        before.map(({ equipmentNo }) => equipmentNo),
      )
    }
  })

  it('noise is refused as a whole', async () => {
    const next = random(99)
    for (let round = 0; round < 20; round++) {
      const noise = Buffer.from(Array.from({ length: 5000 }, () => Math.floor(next() * 256)))
      check(await readBytes(noise), noise)
    }
  })
})

describe('memory is bounded', () => {
  /** The heap in use after so many megabytes of chunks, over that before them. */
  const growth = async (chunk: Buffer, megabytes: number): Promise<{ grown: number; readings: number }> => {
    const before = process.memoryUsage()
    const start = before.heapUsed + before.external
    let readings = 0
    let most = 0
    const stream = async function* () {
      yield Buffer.from("UNB+UNOA:2+A+B+260309:0615+R'UNH+1+COARRI'BGM+44'")
      for (let sent = 0; sent < megabytes * 1_000_000; sent += chunk.length) {
        yield chunk
        const { heapUsed, external } = process.memoryUsage()
        most = Math.max(most, heapUsed + external - start)
      }
    }
    for await (const _ of readEdifact(stream())) readings += 1
    return { grown: most / 1_000_000, readings }
  }
  const repeated = (text: string): Buffer => Buffer.from(text.repeat(Math.ceil(65_536 / text.length)))

  it.each([
    ['a segment that never ends', repeated('A'), 40],
    ['a thousand components and more', repeated(`FTX+${':'.repeat(SEGMENT_BYTES - 100)}'`), 20],
    ['an item that never ends', repeated("FTX+AAA+++AND SO ON'"), 8],
    ['empty segments', repeated("'"), 40],
    ['blanks', repeated(' \r\n'), 40],
  ])('for %s', async (_, chunk, megabytes) => {
    const { grown, readings } = await growth(chunk, megabytes)
    expect(readings).toBeLessThan(10)
    expect(grown).toBeLessThan(80)
  })

  it('for goods, heads and items without number', async () => {
    for (const text of [
      "GID+1'SGP+QWXU1000013'DGS+IMD+3+1366'",
      "NAD+CA+X'RFF+BN:1'",
      "EQD+CN+QWXU1000013'",
    ]) {
      const { grown } = await growth(repeated(text), 3)
      expect(grown).toBeLessThan(80)
    }
  })
})
