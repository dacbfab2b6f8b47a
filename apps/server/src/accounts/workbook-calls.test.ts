import { setTimeout as sleep } from 'node:timers/promises'
import { addUser, buildTestApp, login, setParameter, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wallClockOf } from '../export/wall-clock.ts'
import { workbook } from '../export/xlsx/workbook.ts'
import { readSheet } from '../workbook/read-sheet.ts'
import { linesSheet } from './accounts-sheet.ts'

type Cells = readonly (string | number | null)[]

let test: TestApp
let boss: Record<string, string>
let yard = ''

async function bytesOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

/** A workbook with these titles over these rows. */
const book = (titles: readonly string[], rows: readonly Cells[]): Promise<Buffer> => {
  async function* chunks() {
    yield rows
  }
  const columns = titles.map((title) => ({ title, format: 'text' as const }))
  const last = { title: 'Guide', make: () => linesSheet('Guide', []) }
  return bytesOf(
    workbook({ sheets: [{ title: 'Users', columns, chunks: chunks() }], last, clock: wallClockOf('UTC') }),
  )
}

const send = async (file: Buffer, dry: boolean) => {
  const url = `/v1/user/importUsers?dry=${dry ? 1 : 0}`
  const headers = { ...boss, 'content-type': 'application/octet-stream' }
  const answer = await test.app.inject({ method: 'POST', url, payload: file, headers })
  return { status: answer.statusCode, ...answer.json() }
}
const exported = async (search: object = {}) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/v1/user/exportUsers',
    payload: search,
    headers: boss,
  })
  return {
    ...answer,
    rows: readSheet(answer.rawPayload, 1000)?.map(({ cells }) => [...cells.values()]) ?? [],
  }
}
const known = async (username: string) => (await test.admin.users.findByUsername(username)) !== undefined

const TITLES = [
  'User name',
  'Name',
  'Phone',
  'Roles',
  'Departments',
  'Valid until',
  'Administrator',
  'Password',
]

beforeAll(async () => {
  test = await buildTestApp()
  await test.admin.terminals.upsert({
    ...{ id: 'east', name: 'East', locode: null, zone: 'Asia/Shanghai', kind: 'imported', sort: 1 },
    ...{ clock: 'live', frozenAt: null },
  })
  await addUser(test, { username: 'boss', name: '=cmd()', isAdmin: true })
  await test.admin.roles.save({
    ...{ name: 'Planner', description: '', pageAuthorities: [], uiAuthorities: [], terminals: null },
  })
  const ops = await test.admin.departments.add({ name: 'Operations', note: '', parentId: null })
  const below =
    ops.ok && (await test.admin.departments.add({ name: 'Yard', note: '', parentId: ops.done.id }))
  yard = below && below.ok === true ? below.done.id : ''
  boss = { ...(await login(test, 'boss')), 'accept-language': 'en-US' }
})
afterAll(() => test.close())

describe('an import', () => {
  it('is tried without anything being kept, then adds all and tells the passwords once', async () => {
    const file = await book(TITLES, [
      ['ann', 'Ann', '+8613800138000', 'planner', 'Operations / Yard', '2026-12-31', 'yes', null],
      ['李雷', '李雷', null, null, 'Yard; Operations', 46387, null, 'seven gulls over pier nine'],
    ])
    const tried = (await send(file, true)).data
    expect([tried.rows, tried.added, tried.faults]).toEqual([2, 0, []])
    expect(tried.users[0]).toEqual({
      ...{
        row: 2,
        username: 'ann',
        name: 'Ann',
        roles: 'Planner',
        departments: 'Operations / Yard',
        password: null,
      },
    })
    expect(await known('ann')).toBe(false)
    const { data } = await send(file, false)
    expect([data.added, data.users[1].password]).toEqual([2, null])
    expect(data.users[0].password).toMatch(/^\w{5}(-\w{5}){3}$/)
    const ann = await test.admin.accounts.findByUsername('ANN')
    expect(ann).toMatchObject({
      isAdmin: true,
      mustChangePassword: true,
      validUntil: '2026-12-31T16:00:00.000Z',
    })
    expect(ann?.departments[0]?.id).toBe(yard)
    const lei = await test.admin.accounts.findByUsername('李雷')
    expect(lei).toMatchObject({ validUntil: '2026-12-31T16:00:00.000Z' })
    expect(lei?.departments.map(({ name }) => name)).toEqual(['Yard', 'Operations'])
  })

  it('has at most the rows that are set', async () => {
    const file = await book(TITLES.slice(0, 2), [
      ['one', 'One'],
      ['two', 'Two'],
    ])
    await setParameter(test, 'import.most_accounts', 1)
    expect((await send(file, true)).errorCode).toBe('SHEET_REFUSED')
    await setParameter(test, 'import.most_accounts', 2)
    expect((await send(file, true)).status).toBe(200)
    await setParameter(test, 'import.most_accounts', 5000)
  })

  it('tells everything that is wrong at its row and column, and adds nobody', async () => {
    const file = await book(TITLES, [
      ['good', 'Good', null, null, null, null, null, null],
      ['GOOD', '', '12', 'Planner; Nobody', 'Nowhere', 'soon', null, 'x'],
      ['boss', 'Boss', null, null, null, null, null, null],
    ])
    for (const dry of [true, false]) {
      const { data } = await send(file, dry)
      expect([data.added, data.rows]).toEqual([0, 3])
      const at = data.faults.map(({ row, column }: { row: number; column: string }) => `${row} ${column}`)
      expect(at.sort()).toEqual(
        ['3 Departments', '3 Name', '3 Phone', '3 Roles', '3 Valid until', '4 User name'].sort(),
      )
    }
    const twice = await book(TITLES.slice(0, 2), [
      ['good', 'Good'],
      ['GOOD', 'Good'],
    ])
    expect((await send(twice, false)).data.faults).toEqual([
      { row: 3, column: 'User name', message: 'This stands twice in the file.' },
    ])
    expect(await known('good')).toBe(false)
  })

  it('reads titles in every language and refuses what is no such workbook', async () => {
    const file = await book(['用户名', '姓名'], [['wei', '王伟']])
    expect((await send(file, true)).data.users[0].username).toBe('wei')
    const many = Array.from({ length: 5001 }, (_, n) => [`u${n}`, 'U'])
    for (const wrong of [
      Buffer.from('user,name'),
      Buffer.alloc(0),
      file.subarray(0, 900),
      await book(['Colour', 'Name'], [['red', 'x']]),
      await book(['User name', 'Name'], many),
    ])
      expect((await send(wrong, true)).errorCode).toBe('SHEET_REFUSED')
    expect((await send(Buffer.alloc(5 * 1_048_576 + 1), true)).errorCode).toBe('PAYLOAD_TOO_LARGE')
  })

  it('asks of passwords what signing in asks, and knows roles by their names in other languages', async () => {
    await test.admin.roles.save({
      ...{ name: 'Gate clerk', labels: { 'zh-CN': '闸口员' }, description: '', terminals: null },
      ...{ pageAuthorities: [], uiAuthorities: [] },
    })
    const row = (username: string, password: string): Cells => [
      ...[username, 'P', null, '闸口员', null, null, null],
      password,
    ]
    const file = await book(TITLES, [
      row('p1', 'password1'),
      row('p2.longer.name', 'p2.longer.name'),
      row('p3', 'abc'),
      row('p4', 'seven gulls over pier nine'),
    ])
    const { data } = await send(file, true)
    expect(data.faults.map(({ row: at, column }: { row: number; column: string }) => [at, column])).toEqual([
      [2, 'Password'],
      [3, 'Password'],
      [4, 'Password'],
    ])
    expect(data.users[3].roles).toBe('Gate clerk')
  })

  it('tells the first 500 faults and how many there are, at 5,000 rows', async () => {
    const rows = Array.from({ length: 5000 }, (_, n): Cells => [`u${n}`, ''])
    const { data } = await send(await book(['User name', 'Name'], rows), false)
    expect([data.rows, data.faults.length, data.faultCount, data.added]).toEqual([5000, 500, 5000, 0])
  }, 60_000)

  it('begins with a template that it takes itself', async () => {
    const answer = await test.app.inject({ url: '/v1/user/importTemplate', headers: boss })
    const { data } = await send(answer.rawPayload, true)
    expect([data.rows, data.faults]).toEqual([0, []])
  })
})

describe('an export', () => {
  it('holds what the search finds, in its order, as an import reads it', async () => {
    const { rows, headers } = await exported({ sorter: { username: 'descend' } })
    expect(headers['content-disposition']).toContain('users_')
    expect(rows[0]?.slice(0, 3)).toEqual(['User name', 'Name', 'Phone'])
    expect(rows.map(([username]) => username).slice(1)).toEqual(['李雷', 'boss', 'ann'])
    expect(rows.at(-1)).toContain('Operations / Yard')
    expect(rows.at(-1)).toContain('2026-12-31')
    expect((await exported({ text: 'nobody at all' })).rows).toHaveLength(1)
  })

  it('marks what looks like a formula as text', async () => {
    const { rawPayload } = await exported({ text: 'boss' })
    expect(readSheet(rawPayload, 10)?.[1]?.cells.get(1)).toBe('=cmd()')
  })

  it('needs the authority to take files away', async () => {
    await addUser(test, { username: 'plain', pageAuthorities: ['admin_account'] })
    const headers = await login(test, 'plain')
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v1/user/exportUsers',
      payload: {},
      headers,
    })
    expect(answer.statusCode).toBe(403)
  })
})

describe('an import under way', () => {
  it('tells how far it is to whoever sent it, and to nobody else', async () => {
    await addUser(test, { username: 'rival', isAdmin: true })
    const rival = await login(test, 'rival')
    const rows = Array.from({ length: 60 }, (_, n): Cells => [`many${n}`, 'Many'])
    const file = await book(['User name', 'Name'], rows)
    const ask = async (headers: Record<string, string>) =>
      (await test.app.inject({ url: '/v1/user/importProgress?run=run-of-the-test', headers })).json().data
    const sending = test.app.inject({
      ...{ method: 'POST', url: '/v1/user/importUsers?dry=0&run=run-of-the-test', payload: file },
      headers: { ...boss, 'content-type': 'application/octet-stream' },
    })
    const seen: unknown[] = []
    let over = false
    const sent = sending.then((answer) => {
      over = true
      return answer
    })
    while (!over) {
      const [own, theirs] = await Promise.all([ask(boss), ask(rival)])
      expect(theirs).toBeNull()
      if (own) seen.push(own)
      await sleep(5)
    }
    expect((await sent).json().data.added).toBe(60)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.at(-1)).toMatchObject({ total: 60 })
    expect(await ask(boss)).toBeNull()
  })
})
