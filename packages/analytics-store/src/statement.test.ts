import { describe, expect, test } from 'vitest'
import { JsonLines } from './json-lines.ts'
import { bindParams } from './params.ts'
import { countRecords } from './record-count.ts'
import { parseStatement } from './statement.ts'
import { toStoreError } from './store-error.ts'

describe('a statement', () => {
  test.each([
    ['SELECT 1', 'SELECT 1'],
    [' \n-- why\nSELECT 1 ; ', 'SELECT 1'],
    ['SELECT \';\', "a;b", `c;d` -- tail;', 'SELECT \';\', "a;b", `c;d`'],
    ["SELECT 'it''s; \\'fine' /* ; */", "SELECT 'it''s; \\'fine'"],
    ['SELECT 4 - -2 / 2', 'SELECT 4 - -2 / 2'],
  ])('%j is one: %j', (sql, text) => {
    expect(parseStatement(sql).text).toBe(text)
  })

  test('names its placeholders with their types, but not those in strings, comments and maps', () => {
    const sql =
      "SELECT {a:UInt8}, { b : Array(DateTime64(3, 'UTC')) }, '{c:String}', {'k':'v'} /* {d:Int8} */ -- {e:Int8}"
    expect([...parseStatement(sql).placeholders]).toEqual([
      ['a', 'UInt8'],
      ['b', "Array(DateTime64(3, 'UTC'))"],
    ])
  })

  test.each(['', ' ; ', '-- x', 'SELECT 1; SELECT 2', 'set x = 1', 'USE other'])('%j is none', (sql) => {
    expect(() => parseStatement(sql)).toThrow(expect.objectContaining({ code: 'SYNTAX' }))
  })
})

describe('parameters', () => {
  const bind = (sql: string, params: Parameters<typeof bindParams>[1]) =>
    bindParams(parseStatement(sql), params)

  test('are those that the statement names, instants as seconds since 1970', () => {
    const sql = 'SELECT {at:DateTime64(3)}, {ats:Array(DateTime)}, {day:Date}, {text:String}'
    const at = '2026-01-02T03:04:05.678Z'
    expect(bind(sql, { at, ats: [at, 'x'], day: '2026-01-02', text: at, unused: 1 })).toEqual({
      at: '1767323045.678',
      ats: ['1767323045', 'x'],
      day: '2026-01-02',
      text: at,
    })
  })

  test('that are missing are an error, also when the name is one of every object', () => {
    expect(() => bind('SELECT {toString:String}', {})).toThrow(
      /Nothing is given for the placeholder toString/,
    )
  })
})

describe('a payload', () => {
  test.each([
    ['JSONEachRow', '', 0],
    ['JSONEachRow', '{}', 1],
    ['JSONEachRow', '{}\n{}\n\n', 2],
    ['TabSeparated', 'a\tb\nc\td', 2],
    ['CSVWithNames', 'a,b\n', 0],
    ['CSVWithNames', 'a,b\n1,"x\ny ""z"""\r\n2,\n', 2],
  ] as const)('of %s %j has %i records', (format, text, records) => {
    expect(countRecords(format, Buffer.from(text))).toBe(records)
  })
})

describe('lines of JSON', () => {
  test('come whole out of chunks cut anywhere, also within a character', () => {
    const values = [{ a: 'é😀' }, { a: '' }, { a: 'x'.repeat(50) }]
    const bytes = Buffer.from(values.map((value) => `${JSON.stringify(value)}\n`).join(''))
    for (let size = 1; size < bytes.length; size += 1) {
      const lines = new JsonLines<{ a: string }>()
      const read: { a: string }[] = []
      for (let at = 0; at < bytes.length; at += size) read.push(...lines.push(bytes.subarray(at, at + size)))
      expect(read).toEqual(values)
    }
  })
})

describe('a failure', () => {
  test.each([
    ['Code: 159. DB::Exception: Timeout exceeded', 'TIMEOUT', 159],
    ['Code: 241. DB::Exception: Memory limit', 'MEMORY', 241],
    ['Code: 202. DB::Exception: Too many simultaneous queries', 'BUSY', 202],
    ['Code: 243. DB::Exception: Cannot reserve', 'NOT_WRITABLE', 243],
    ['Code: 9999. DB::Exception: New', 'OTHER', 9999],
    ['connect ECONNREFUSED 127.0.0.1:1', 'UNAVAILABLE', undefined],
    ['socket hang up', 'UNAVAILABLE', undefined],
    ['something else', 'OTHER', undefined],
  ])('%j is %s', (message, code, engineCode) => {
    const error = toStoreError(new Error(message))
    expect([error.code, error.engineCode]).toEqual([code, engineCode])
    expect(toStoreError(error)).toBe(error)
  })
})
