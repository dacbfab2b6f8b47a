import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnalyticsStore, Row } from './analytics-store.ts'
import { HOSTILE_STRINGS } from './hostile-strings.fixture.ts'
import { DRIVERS, type OpenedStore } from './store.fixture.ts'

const ENDLESS = 'SELECT sum(cityHash64(number)) AS s FROM numbers(1000000000000)'
const WIDE = "SELECT number, repeat('x', 100) AS s FROM numbers(100000000)"

describe.each(DRIVERS)('the $kind store', ({ kind, open }) => {
  let opened: OpenedStore
  let store: AnalyticsStore

  beforeAll(async () => {
    opened = await open()
    store = opened.store
  })
  afterAll(() => opened.close())

  const one = async <T extends Row>(sql: string, params = {}): Promise<T | undefined> =>
    (await store.query<T>(sql, { params })).rows[0]
  const running = async (part: string): Promise<number> => {
    const params = { part }
    const sql =
      'SELECT count() AS n FROM system.processes WHERE position(query, {part:String}) > 0 AND query NOT LIKE {me:String}'
    return Number((await one<{ n: string }>(sql, { ...params, me: '%system.processes%' }))?.n)
  }
  const untilRunning = async (part: string, wanted: number): Promise<void> => {
    while ((await running(part)) !== wanted) await sleep(10)
  }
  const readAll = async (stream: AsyncIterable<Row[]>): Promise<Row[]> => {
    const rows: Row[] = []
    for await (const chunk of stream) rows.push(...chunk)
    return rows
  }

  describe('values', () => {
    test('come back without losing anything', async () => {
      const row = await one(`SELECT
        toUInt64(18446744073709551615) AS u64, toInt64(-9223372036854775808) AS i64, toUInt32(7) AS u32,
        toDateTime64('2026-01-02 03:04:05.678', 3, 'UTC') AS at64, toDateTime('2026-01-02 03:04:05', 'Asia/Tehran') AS at,
        toDate('2026-01-02') AS day, CAST(NULL AS Nullable(String)) AS nothing, true AS yes, nan AS undefined_ratio,
        [1, 2] AS list, timezone() AS zone`)
      expect(row).toEqual({
        u64: '18446744073709551615',
        i64: '-9223372036854775808',
        u32: 7,
        at64: '2026-01-02T03:04:05.678Z',
        at: '2026-01-01T23:34:05Z',
        day: '2026-01-02',
        nothing: null,
        yes: true,
        undefined_ratio: null,
        list: [1, 2],
        zone: 'UTC',
      })
    })

    test('go in as bound parameters of every type', async () => {
      const row = await one(
        `SELECT {u:UInt64} AS u, {f:Float64} AS f, {b:Bool} AS b, {n:Nullable(String)} AS n, {t:String} AS t,
          {us:Array(UInt32)} AS us, {d:Date} AS d, {at:DateTime64(3)} AS at, {ats:Array(DateTime64(3, 'Asia/Tehran'))} AS ats,
          {s:DateTime} AS s`,
        {
          u: '18446744073709551615',
          f: -0.125,
          b: true,
          n: null,
          t: 'x',
          us: [1, 2],
          d: '2026-01-02',
          at: '2026-01-02T03:04:05.678Z',
          ats: ['2026-01-02T03:04:05.678Z', '2026-01-02T06:34:05+03:30'],
          s: '2026-01-02T03:04:05Z',
        },
      )
      expect(row).toEqual({
        u: '18446744073709551615',
        f: -0.125,
        b: true,
        n: null,
        t: 'x',
        us: [1, 2],
        d: '2026-01-02',
        at: '2026-01-02T03:04:05.678Z',
        ats: ['2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.000Z'],
        s: '2026-01-02T03:04:05Z',
      })
    })

    test(`${HOSTILE_STRINGS.length} hostile strings survive, alone and in arrays, many at once`, async () => {
      const wrong: string[] = []
      const check = async (text: string) => {
        const params = { text, texts: [text, 'between', text] }
        const row = await one<{ text: string; texts: string[] }>(
          'SELECT {text:String} AS text, {texts:Array(String)} AS texts',
          params,
        )
        const survived = row?.text === text && JSON.stringify(row.texts) === JSON.stringify(params.texts)
        if (!survived) wrong.push(text.slice(0, 40))
      }
      await Promise.all(HOSTILE_STRINGS.map(check))
      expect(wrong).toEqual([])
      expect(HOSTILE_STRINGS.length).toBeGreaterThan(190)
    })

    test('never reach the next query of a session', async () => {
      await Promise.all(
        Array.from({ length: 8 }, (_, i) => one('SELECT {secret:String} AS s', { secret: `s${i}` })),
      )
      await expect(one('SELECT {secret:String} AS s')).rejects.toMatchObject({
        code: 'SYNTAX',
        engineCode: 456,
      })
    })

    test('that were on their way when a query failed never turn up in the next one', async () => {
      const sql = 'SELECT number, throwIf(number = {at:UInt32}) AS t FROM numbers(500000)'
      const failing = Array.from({ length: 12 }, (_, i) =>
        expect(store.query(sql, { params: { at: 490_000 - i } })).rejects.toMatchObject({ engineCode: 395 }),
      )
      const asked = Array.from({ length: 24 }, (_, i) =>
        store.query('SELECT {i:UInt32} AS i', { params: { i } }),
      )
      await Promise.all(failing)
      const answers = await Promise.all(asked)
      expect(answers.map(({ rows }) => rows)).toEqual(answers.map((_, i) => [{ i }]))
      expect(await readAll(store.stream('SELECT 1 AS a'))).toEqual([{ a: 1 }])
    })

    test('are counted: rows read, time taken', async () => {
      const { rows, readRows, elapsedMs } = await store.query('SELECT count() AS n FROM numbers(12345)')
      expect(rows).toEqual([{ n: '12345' }])
      expect(readRows).toBe(12345)
      expect(elapsedMs).toBeGreaterThan(0)
      expect(elapsedMs).toBeLessThan(5000)
    })
  })

  describe('statements', () => {
    test('end with a comment or a semicolon, and are one at a time', async () => {
      expect(await one("SELECT ';' AS a -- the end;\n ; /* ; */")).toEqual({ a: ';' })
      await expect(one('SELECT 1; SELECT 2')).rejects.toMatchObject({ code: 'SYNTAX' })
      await expect(store.command('SET max_threads = 1')).rejects.toMatchObject({ code: 'SYNTAX' })
      await expect(one(' -- nothing')).rejects.toMatchObject({ code: 'SYNTAX' })
    })

    test.each([
      ['SELEC 1', 'SYNTAX', 62],
      ['SELECT nowhere', 'SYNTAX', 47],
      ['SELECT * FROM nowhere', 'SYNTAX', 60],
      ['SELECT throwIf(number = 3) FROM numbers(5)', 'OTHER', 395],
    ])('that fail say why: %s', async (sql, code, engineCode) => {
      await expect(store.query(sql)).rejects.toMatchObject({ name: 'StoreError', code, engineCode })
      await expect(readAll(store.stream(sql))).rejects.toMatchObject({ code, engineCode })
    })

    test('keep to their time and leave no trace on the next one', async () => {
      const started = performance.now()
      await expect(store.query(ENDLESS, { maxSeconds: 0.3 })).rejects.toMatchObject({
        code: 'TIMEOUT',
        engineCode: 159,
      })
      expect(performance.now() - started).toBeLessThan(3000)
      await expect(readAll(store.stream(ENDLESS, { maxSeconds: 0.3 }))).rejects.toMatchObject({
        code: 'TIMEOUT',
      })
      const caps = Array.from({ length: 6 }, () =>
        one("SELECT getSetting('max_execution_time') AS s, getSetting('max_memory_usage') AS m"),
      )
      for (const cap of await Promise.all(caps)) expect([cap?.s, Number(cap?.m)]).toEqual([20, 1e9])
    })

    test('keep to their memory, and never get more than the store allows', async () => {
      const hungry = 'SELECT groupArray(number) AS a FROM numbers(50000000)'
      const asked = store.query(hungry, { maxMemoryBytes: 50_000_000 })
      await expect(asked).rejects.toMatchObject({ code: 'MEMORY', engineCode: 241 })
      const more = { maxSeconds: 1000, maxMemoryBytes: 1e12 }
      const { rows } = await store.query("SELECT getSetting('max_execution_time') AS s", more)
      expect(rows).toEqual([{ s: 20 }])
    })
  })

  describe('cancelling', () => {
    test('by signal stops the engine', async () => {
      const marked = `${ENDLESS} WHERE number != 101`
      const controller = new AbortController()
      const asked = store.query(marked, { signal: controller.signal })
      const outcome = expect(asked).rejects.toMatchObject({ code: 'CANCELLED' })
      await untilRunning('101', 1)
      const started = performance.now()
      controller.abort()
      await outcome
      expect(performance.now() - started).toBeLessThan(2000)
      expect(await running('101')).toBe(0)
    })

    test('before the start runs nothing', async () => {
      const signal = AbortSignal.abort()
      await expect(store.query(ENDLESS, { signal })).rejects.toMatchObject({ code: 'CANCELLED' })
      await expect(readAll(store.stream(ENDLESS, { signal }))).rejects.toMatchObject({ code: 'CANCELLED' })
    })

    test('at once after the start still stops the engine', async () => {
      const marked = `${ENDLESS} WHERE number != 202`
      const outcomes = Array.from({ length: 3 }, () => {
        const controller = new AbortController()
        const asked = store.query(marked, { signal: controller.signal })
        setTimeout(() => controller.abort(), 1)
        return expect(asked).rejects.toMatchObject({ code: 'CANCELLED' })
      })
      await Promise.all(outcomes)
      await untilRunning('202', 0)
    })

    test('by name stops queries and streams of that name only', async () => {
      const marked = `${ENDLESS} WHERE number != 303`
      const controller = new AbortController()
      const other = expect(
        store.query(marked, { queryId: 'other', signal: controller.signal }),
      ).rejects.toMatchObject({
        code: 'CANCELLED',
      })
      const mine = expect(store.query(marked, { queryId: 'mine' })).rejects.toMatchObject({
        code: 'CANCELLED',
      })
      const flow = expect(readAll(store.stream(marked, { queryId: 'mine' }))).rejects.toMatchObject({
        code: 'CANCELLED',
      })
      await untilRunning('303', 3)
      await store.cancel('mine')
      await Promise.all([mine, flow])
      await untilRunning('303', 1)
      controller.abort()
      await other
      await store.cancel('nobody')
    })

    test('by name stops more statements than can run at a time, and those that wait', async () => {
      const sleepy = 'SELECT sleepEachRow(0.1) AS s FROM numbers(190) SETTINGS max_block_size = 1'
      const asked = Array.from({ length: 40 }, () =>
        expect(store.query(sleepy, { queryId: 'many' })).rejects.toMatchObject({ code: 'CANCELLED' }),
      )
      await sleep(200)
      const started = performance.now()
      await store.cancel('many')
      expect(performance.now() - started).toBeLessThan(6000)
      await Promise.all(asked)
    })

    test('a slow query and an endless one hold up neither the others nor the event loop', async () => {
      const controller = new AbortController()
      const slow = [
        store.query(ENDLESS, { signal: controller.signal, maxSeconds: 15 }),
        readAll(store.stream(`SELECT (${ENDLESS}) AS x`, { signal: controller.signal, maxSeconds: 15 })),
      ].map((asked) => expect(asked).rejects.toMatchObject({ code: 'CANCELLED' }))
      await untilRunning('1000000000000', 2)
      let lag = 0
      let last = performance.now()
      const timer = setInterval(() => {
        lag = Math.max(lag, performance.now() - last)
        last = performance.now()
      }, 10)
      const started = performance.now()
      for (let i = 0; i < 20; i += 1) await one('SELECT {i:UInt8} AS i', { i })
      const quick = performance.now() - started
      clearInterval(timer)
      controller.abort()
      await Promise.all(slow)
      expect(quick).toBeLessThan(4000)
      expect(lag).toBeLessThan(300)
    })
  })

  describe('streaming', () => {
    test('gives every row in order, in chunks', async () => {
      let chunks = 0
      let next = 0
      for await (const rows of store.stream<{ n: number; s: string }>(
        'SELECT toUInt32(number) AS n, toString(number) AS s FROM numbers({count:UInt32})',
        { params: { count: 300_000 } },
      )) {
        chunks += 1
        for (const { n, s } of rows) {
          expect(n === next && s === String(next)).toBe(true)
          next += 1
        }
      }
      expect(next).toBe(300_000)
      expect(chunks).toBeGreaterThan(5)
    })

    test('gives nothing for no rows, and the same values as a query', async () => {
      expect(await readAll(store.stream('SELECT 1 AS a WHERE 0'))).toEqual([])
      const sql =
        "SELECT toUInt64(18446744073709551615) AS u, toDateTime64('2026-01-02 03:04:05.678', 3) AS at, 'é\\n\\0' AS s"
      expect(await readAll(store.stream(sql))).toEqual((await store.query(sql)).rows)
    })

    test('keeps memory bounded while the reader is slow, and break stops the engine', async () => {
      const before = process.memoryUsage().rss
      let chunks = 0
      let peak = 0
      for await (const rows of store.stream(WIDE)) {
        expect(rows.length).toBeGreaterThan(0)
        await sleep(2)
        peak = Math.max(peak, process.memoryUsage().rss - before)
        chunks += 1
        if (chunks === 150) break
      }
      expect(peak).toBeLessThan(300e6)
      await untilRunning('100000000', 0)
    })

    test('an abort in the middle rejects, even when nobody is reading', async () => {
      const controller = new AbortController()
      const iterator = store.stream(WIDE, { signal: controller.signal })[Symbol.asyncIterator]()
      expect((await iterator.next()).done).toBe(false)
      controller.abort()
      await untilRunning('100000000', 0)
      const rest = async () => {
        while (!(await iterator.next()).done) await sleep(0)
      }
      await expect(rest()).rejects.toMatchObject({ code: 'CANCELLED' })
    })

    test('a reader who forgets the loop loses the engine after the time limit', async () => {
      const iterator = store.stream(WIDE, { maxSeconds: 0.5 })[Symbol.asyncIterator]()
      expect((await iterator.next()).done).toBe(false)
      await untilRunning('100000000', 0)
      const rest = async () => {
        while (!(await iterator.next()).done) await sleep(0)
      }
      await expect(rest()).rejects.toMatchObject({ code: 'TIMEOUT' })
    })

    test('an error after many rows is never silent', async () => {
      const sql = 'SELECT number, throwIf(number = 2500000) AS t FROM numbers(3000000)'
      let rows = 0
      const read = async () => {
        for await (const chunk of store.stream(sql)) rows += chunk.length
      }
      await expect(read()).rejects.toMatchObject({ code: 'OTHER', engineCode: 395 })
      expect(rows).toBeGreaterThan(0)
    })
  })

  describe('inserting', () => {
    beforeEach(async () => {
      await store.command('DROP TABLE IF EXISTS quaywise.move SYNC')
      await store.command('DROP TABLE IF EXISTS quaywise.moves_per_day SYNC')
      await store.command('DROP VIEW IF EXISTS quaywise.count_moves SYNC')
      const settings =
        'SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 1000'
      await store.command(
        `CREATE TABLE quaywise.move (id UInt64, note String, at DateTime64(3, 'UTC')) ENGINE = MergeTree ORDER BY id ${settings}`,
      )
      await store.command(
        `CREATE TABLE quaywise.moves_per_day (day Date, n UInt64) ENGINE = SummingMergeTree ORDER BY day ${settings}`,
      )
      await store.command(
        'CREATE MATERIALIZED VIEW quaywise.count_moves TO quaywise.moves_per_day AS SELECT toDate(at) AS day, count() AS n FROM quaywise.move GROUP BY day',
      )
    })
    const moves = (from: number, count: number): string =>
      Array.from({ length: count }, (_, i) =>
        JSON.stringify({ id: from + i, note: "a'b\t\\", at: '2026-01-02T03:04:05.678Z' }),
      ).join('\n')
    const counts = async () =>
      one('SELECT (SELECT count() FROM move) AS moves, (SELECT sum(n) FROM moves_per_day) AS counted')

    test('takes all three formats, as bytes and as text, with and without columns', async () => {
      expect(await store.insert('move', 'JSONEachRow', Buffer.from(`${moves(1, 2)}\n`))).toEqual({ rows: 2 })
      const columns = ['note', 'id'] as const
      expect(await store.insert('quaywise.move', 'TabSeparated', 'x\\ty\t3\nz\t4\n', { columns })).toEqual({
        rows: 2,
      })
      const csv = 'id,note,at\r\n5,"a ""quoted""\nline, é",2026-01-02 03:04:05.678\r\n'
      expect(await store.insert('move', 'CSVWithNames', csv)).toEqual({ rows: 1 })
      const { rows } = await store.query('SELECT id, note, at FROM move ORDER BY id')
      expect(rows.map((row) => row.note)).toEqual(["a'b\t\\", "a'b\t\\", 'x\ty', 'z', 'a "quoted"\nline, é'])
      expect(rows[0]?.at).toBe('2026-01-02T03:04:05.678Z')
      expect(rows[4]?.at).toBe('2026-01-02T03:04:05.678Z')
    })

    test('under one token adds once, in the table and in its views', async () => {
      const batch = moves(1, 100)
      for (let i = 0; i < 3; i += 1) {
        expect(await store.insert('move', 'JSONEachRow', batch, { token: 'batch-1' })).toEqual({ rows: 100 })
      }
      expect(await counts()).toEqual({ moves: '100', counted: '100' })
      await store.insert('move', 'JSONEachRow', batch, { token: 'batch-2' })
      expect(await counts()).toEqual({ moves: '200', counted: '200' })
    })

    test('without a token always adds, also right after one with a token', async () => {
      await Promise.all(
        ['t1', 't2', 't3', 't4', 't5'].map((token) =>
          store.insert('move', 'JSONEachRow', moves(1, 1), { token }),
        ),
      )
      await Promise.all(Array.from({ length: 10 }, () => store.insert('move', 'JSONEachRow', moves(1, 1))))
      expect(await counts()).toEqual({ moves: '15', counted: '15' })
    })

    test('by INSERT SELECT always adds too, whatever was inserted before', async () => {
      const tokens = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8']
      await Promise.all(tokens.map((token) => store.insert('move', 'JSONEachRow', moves(1, 1), { token })))
      const copy = "INSERT INTO move SELECT 9, 'copy', toDateTime64('2026-01-02 03:04:05', 3)"
      await Promise.all(tokens.map(() => store.command(copy)))
      expect(await counts()).toEqual({ moves: '16', counted: '16' })
    })

    test('of a large payload is one block: all under its token, or nothing', async () => {
      const large = Buffer.from(moves(1, 250_000))
      expect(large.length).toBeGreaterThan(15e6)
      for (let i = 0; i < 2; i += 1) {
        expect(await store.insert('move', 'JSONEachRow', large, { token: 'large' })).toEqual({
          rows: 250_000,
        })
      }
      expect(await counts()).toEqual({ moves: '250000', counted: '250000' })
      const broken = Buffer.concat([large, Buffer.from('\n{"id": "not a number"}\n')])
      await expect(store.insert('move', 'JSONEachRow', broken)).rejects.toMatchObject({ code: 'OTHER' })
      expect(await counts()).toEqual({ moves: '250000', counted: '250000' })
    })

    test('of nothing adds nothing; to no table or a trick name is refused', async () => {
      expect(await store.insert('move', 'JSONEachRow', '')).toEqual({ rows: 0 })
      await expect(store.insert('nowhere', 'JSONEachRow', '{}')).rejects.toMatchObject({
        code: 'SYNTAX',
        engineCode: 60,
      })
      await expect(store.insert('move; DROP', 'JSONEachRow', '{}')).rejects.toMatchObject({ code: 'SYNTAX' })
      const columns = ['id) SELECT 1 --']
      await expect(store.insert('move', 'JSONEachRow', '{}', { columns })).rejects.toMatchObject({
        code: 'SYNTAX',
      })
      expect(await counts()).toEqual({ moves: '0', counted: '0' })
    })

    test('can be read at once, while others read and write', async () => {
      const write = async (writer: number) => {
        for (let i = 0; i < 5; i += 1) {
          const from = writer * 1000 + i * 10
          await store.insert('move', 'JSONEachRow', moves(from, 10))
          const params = { from, to: from + 10 }
          const row = await one(
            'SELECT count() AS n FROM move WHERE id >= {from:UInt64} AND id < {to:UInt64}',
            params,
          )
          expect(row).toEqual({ n: '10' })
        }
      }
      await Promise.all([1, 2, 3, 4, 5, 6].map(write))
      expect(await counts()).toEqual({ moves: '300', counted: '300' })
    })
  })

  test('says what it is', async () => {
    expect(store.kind).toBe(kind)
    expect(store.database).toBe('quaywise')
    expect(await one('SELECT currentDatabase() AS d')).toEqual({ d: 'quaywise' })
    expect(await store.ping()).toBe(true)
  })
})

describe.each(DRIVERS)('closing the $kind store', ({ open }) => {
  test('stops queries, lets inserts finish and takes nothing new', async () => {
    const { store, close } = await open()
    await store.command('CREATE TABLE quaywise.t (n UInt64) ENGINE = MergeTree ORDER BY n')
    const endless = expect(store.query(ENDLESS)).rejects.toMatchObject({ code: 'CANCELLED' })
    const stream = store.stream(WIDE)[Symbol.asyncIterator]()
    await stream.next()
    const payload = Array.from({ length: 200_000 }, (_, n) => n).join('\n')
    const insert = store.insert('t', 'TabSeparated', payload)
    await sleep(20)
    const started = performance.now()
    await Promise.all([store.close(), store.close()])
    expect(performance.now() - started).toBeLessThan(5000)
    await endless
    expect(await insert).toEqual({ rows: 200_000 })
    await expect(store.query('SELECT 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await expect(store.insert('t', 'TabSeparated', '1')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(await store.ping()).toBe(false)
    await close()
  })
})
