import { describe, expect, it } from 'vitest'
import { chunksOf, collect, damaged, seeded } from './chunks.fixture.ts'
import { JSON_LIMITS } from './limits.ts'
import { type JsonOptions, type JsonReading, readJson } from './read-json.ts'

const read = (text: string | Uint8Array, options: JsonOptions = {}, size = 65_536) =>
  collect(readJson(chunksOf(text, size), options))

const short = (reading: JsonReading): unknown => {
  if (reading.kind === 'element') return reading.element.value
  return reading.kind === 'rejection' ? `${reading.reason} ${reading.line}` : reading.code
}
const told = async (text: string | Uint8Array, options: JsonOptions = {}) =>
  (await read(text, options)).map(short)

describe('readJson', () => {
  it('tells the elements of a list, of lines, and of documents one after the other', async () => {
    const all = [{ a: 1 }, { b: [1, 2] }, { c: '}{][' }]
    expect(await told(JSON.stringify(all))).toEqual(all)
    expect(await told(JSON.stringify(all, null, 2))).toEqual(all)
    expect(await told(`\uFEFF${all.map((one) => JSON.stringify(one)).join('\r\n')}\r\n`)).toEqual(all)
    expect(await told(all.map((one) => JSON.stringify(one)).join(''))).toEqual(all)
    expect(await told('{"a": "\\"quoted\\\\"}')).toEqual([{ a: '"quoted\\' }])
    expect(await told('[[1], 2, "three", null]')).toEqual([[1], 2, 'three', null])
  })

  it('tells where an element stands', async () => {
    const [, second] = await read('[\n{"a":1},\n  {"b":2}]')
    expect(second).toMatchObject({ element: { line: 3, offset: 13, index: 1, text: '{"b":2}' } })
  })

  it('tells the list of a named member element by element, then what stood around it', async () => {
    const readings = await read('{"page":1,"events":[{"a":1},{"b":2}],"more":{"x":[1]}}', {
      unwrap: ['events'],
    })
    expect(
      readings.map((one) => one.kind === 'element' && [one.element.key, one.element.head, one.element.value]),
    ).toEqual([
      ['events', { page: 1, events: [] }, { a: 1 }],
      ['events', { page: 1, events: [] }, { b: 2 }],
      ['', {}, { page: 1, events: [], more: { x: [1] } }],
    ])
  })

  it('loses one element to one defect', async () => {
    expect(await told('[{"a":1},{"a" 2},{"a":3}]')).toEqual([{ a: 1 }, 'BAD_JSON 1', { a: 3 }])
    expect(await told('{"a":1}\n{"a":"never closed}\n{"a":3}')).toEqual([{ a: 1 }, 'BAD_JSON 2', { a: 3 }])
    expect(await told('{"a":1}\n{"a":{"b":2}\n{"a":3}')).toEqual([{ a: 1 }, 'BAD_JSON 2', { a: 3 }])
    expect(await told('[{"a":{"b":1},{"a":2},{"a":3}]')).toEqual(['BAD_JSON 1', { a: 2 }, { a: 3 }])
    expect(await told('[{"a":[1,2},{"a":2}]')).toEqual(['BAD_JSON 1', { a: 2 }])
    expect(await told('[{"a":[1,2]]\n{"a":2}')).toEqual(['BAD_JSON 1', { a: 2 }])
    expect(await told('{"e":[{"a":1},\n{"e":[{"a":2}]}', { unwrap: ['e'] })).toEqual([
      { a: 1 },
      { e: [{ a: 2 }] },
      'ELEMENT_CUT_OFF 1',
    ])
    expect(await told('<html>\n{"a":1}')).toEqual(['BAD_JSON 1', { a: 1 }])
  })

  it('takes what it can mend, and says so', async () => {
    expect(await told('[{"a":1,},]')).toEqual(['COMMA_EXTRA', { a: 1 }, 'COMMA_EXTRA'])
    expect(await told('[{"a":[1,,2]}]')).toEqual(['COMMA_EXTRA', { a: [1, 2] }])
    expect(await told('[{"a":1} {"b":1}]')).toEqual([{ a: 1 }, 'COMMA_MISSING', { b: 1 }])
    expect(await told('{"a":1,"a":2}')).toEqual(['KEY_TWICE', { a: 2 }])
    expect(await told(Buffer.from('{"a":"Malmö"}', 'latin1'))).toEqual(['LATIN_TEXT', { a: 'Malmö' }])
    expect(await told('[{"a":1},{"b":')).toEqual([{ a: 1 }, 'ELEMENT_CUT_OFF 1', 'LIST_NOT_CLOSED'])
  })

  it('refuses what is no text, and what is too large or too deep', async () => {
    expect(await told('')).toEqual(['EMPTY_FILE'])
    expect(await told(' \n ')).toEqual(['EMPTY_FILE'])
    expect(await told(Buffer.from('{"a":1}', 'utf16le'))).toEqual(['NOT_TEXT'])
    const limits = { elementBytes: 100, depth: 5 }
    const large = JSON.stringify({ a: 'x'.repeat(200) })
    expect(await told(`${large}\n{"b":1}`, { limits })).toEqual(['ELEMENT_TOO_LARGE 1', { b: 1 }])
    expect(await told(`[${'['.repeat(9)}1${']'.repeat(9)},{"b":1}]`, { limits })).toEqual([
      'ELEMENT_TOO_DEEP 1',
      { b: 1 },
    ])
  })

  it('leaves prototypes alone', async () => {
    await read('[{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}]')
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('answers hostile depth and endless texts in bounded memory', async () => {
    const before = process.memoryUsage().rss
    async function* endless(byte: string) {
      const chunk = Buffer.from(byte.repeat(65_536 / byte.length))
      for (let i = 0; i < 160; i += 1) yield chunk
    }
    for (const byte of ['[', '{"a":', '"', 'x', '{"a":"b",'])
      expect(await collect(readJson(endless(byte)))).not.toEqual([])
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  }, 60_000)

  it('gives the same whatever the chunks, and never throws on damage', async () => {
    const random = seeded(7)
    const sound = Buffer.from(
      `{"page":1,"events":[${'{"id":"ä\\"","at":[1,{"x":"y"}]},'.repeat(12)}{}],"z":2}\n{"n":1}\n[{"m":[2]}]`,
    )
    for (let round = 0; round < 300; round += 1) {
      const bytes = damaged(sound, random)
      const options = { unwrap: ['events'], limits: { ...JSON_LIMITS, elementBytes: 400 } }
      const whole = await read(bytes, options)
      for (const size of [1, 3, 1 + Math.floor(random() * 90)])
        expect(await read(bytes, options, size)).toEqual(whole)
    }
  })
})
