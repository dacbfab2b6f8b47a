import { readFileSync } from 'node:fs'
import type { BatchDetail, RejectedRow } from '@quaywise/contract'
import { addUser, buildTestApp, login, TEST_TOOL_TOKEN, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const tool = { authorization: `Bearer ${TEST_TOOL_TOKEN}` }
const COARRI = readFileSync(
  new URL('../../../../packages/ingest/src/edifact/fixture/coarri.edi', import.meta.url),
  'utf8',
)
const HAMBURG = { id: 'hamburg', name: 'Hamburg', zone: 'Europe/Berlin', locode: 'DEHAM', clock: 'live' }

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const ask = (method: 'GET' | 'POST', url: string, payload?: object, headers: object = tool) =>
  app.app.inject({ method, url, headers: { ...headers }, ...(payload ? { payload } : {}) })
const send = (kind: string, text: string, type: string, headers: object = tool) =>
  app.app.inject({
    method: 'POST',
    url: `/v1/ingest/${kind}?terminal=hamburg`,
    headers: { ...headers, 'content-type': type },
    payload: text,
  })
const rejectedOf = async (batch: string): Promise<readonly RejectedRow[]> =>
  (await ask('GET', `/v1/ingest/batches/${batch}/rejected-rows`)).json().data.rows
const batchOf = async (id: string): Promise<BatchDetail> =>
  (await ask('GET', `/v1/ingest/batches/${id}`)).json().data

describe('a new terminal', () => {
  it('is made once, with an id, a name and a zone that hold', async () => {
    const made = await ask('POST', '/v1/ingest/terminals', HAMBURG)
    expect([made.statusCode, made.json().data]).toEqual([200, { id: 'hamburg', name: 'Hamburg' }])
    expect(await app.admin.terminals.get('hamburg')).toMatchObject({ zone: 'Europe/Berlin', clock: 'live' })
    const again = await ask('POST', '/v1/ingest/terminals', { ...HAMBURG, name: 'Other' })
    expect([again.statusCode, again.json().errorMessage]).toEqual([422, expect.stringContaining('hamburg')])
    expect((await app.admin.terminals.get('hamburg'))?.name).toBe('Hamburg')
  })

  it('is refused with what is wrong', async () => {
    const bad = [
      { id: 'Ham burg' },
      { zone: 'Europe/Nowhere' },
      { zone: '+02:00' },
      { name: '  ' },
      { locode: 'xx' },
    ]
    for (const wrong of bad) {
      const refused = await ask('POST', '/v1/ingest/terminals', { ...HAMBURG, id: 'new', ...wrong })
      expect([refused.statusCode, refused.json().errorMessage]).toEqual([
        422,
        expect.stringContaining(Object.keys(wrong)[0] ?? ''),
      ])
    }
    expect(await app.admin.terminals.get('new')).toBeUndefined()
  })

  it('is made only by those who take data in, for all terminals', async () => {
    await addUser(app, { username: 'reader' })
    await addUser(app, { username: 'local', uiAuthorities: ['data.ingest'], terminals: ['hamburg'] })
    for (const name of ['reader', 'local']) {
      const refused = await ask(
        'POST',
        '/v1/ingest/terminals',
        { ...HAMBURG, id: 'new' },
        await login(app, name),
      )
      expect(refused.statusCode).toBe(403)
    }
  })
})

describe('a part of a message', () => {
  it('is put right in its message, which is sent again and adds only what was missing', async () => {
    const sent = (await send('edifact', COARRI, 'text/plain')).json().data
    const batch = await batchOf(sent.batchId)
    expect(batch.mend).toBe('message')
    const row = (await rejectedOf(sent.batchId)).find(({ raw }) => raw.startsWith('EQD+CN++45R1'))
    expect(row?.cut).toBe(false)
    const was = row?.raw ?? ''
    const url = `/v1/ingest/batches/${sent.batchId}/corrections`
    const rows = [{ was, text: was.replace('EQD+CN++', 'EQD+CN+QWXU3456789+') }]
    const mended = (await ask('POST', url, { rows })).json().data
    expect(mended).toMatchObject({ accepted: 1 })
    expect(mended.duplicate).toBeGreaterThan(0)
    expect((await batchOf(sent.batchId)).correctedBy).toEqual([mended.batchId])
    const again = (await ask('POST', url, { rows })).json().data
    expect(again).toMatchObject({ accepted: 0 })
  })

  it('that no message holds, or that is no part, is refused', async () => {
    const sent = (await send('edifact', COARRI, 'text/plain')).json().data
    const url = `/v1/ingest/batches/${sent.batchId}/corrections`
    for (const rows of [
      [{ was: 'EQD+CN+NOBODY', text: 'x' }],
      [{ text: 'EQD+CN' }],
      [{ was: '', text: 'x' }],
    ])
      expect((await ask('POST', url, { rows })).statusCode).toBe(422)
  })
})

describe('a file that is refused whole', () => {
  it('is told why in the language of the caller', async () => {
    const told = async (language: string) => {
      const headers = { ...tool, 'accept-language': language }
      const answer = await send('facts/weather', 'nonsense,other\n1,2\n', 'text/csv', headers)
      expect(answer.statusCode).toBe(422)
      return answer.json().errorMessage as string
    }
    const english = await told('en-US')
    expect(english).toContain('UNKNOWN_COLUMN')
    const others = await Promise.all(['zh-CN', 'fa-IR', 'ja-JP', 'pt-BR', 'id-ID', 'zh-TW'].map(told))
    expect(new Set([english, ...others]).size).toBe(7)
    for (const other of others) expect(other).not.toContain('cannot be read')
  })
})
