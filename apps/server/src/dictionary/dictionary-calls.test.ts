import { LABEL_LOCALES } from '@quaywise/contract'
import { DICTIONARIES } from '@quaywise/domain'
import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { WORKED } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textsOf } from '../export/texts.ts'
import { catalogueOf } from '../words/catalogue.ts'
import { ownTexts } from '../words/own-texts.ts'

let test: TestApp
let boss: Record<string, string>

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = async (method: Method, url: string, payload?: object, headers = boss) => {
  const answer = await test.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, ...answer.json() }
}
const TYPES = '/v1/dictionary/types'
const entries = async (type: string, more = '') =>
  (await call('GET', `${TYPES}/${type}/entries?pageSize=200${more}`)).data
const codes = async (type: string) => (await entries(type)).map(({ code }: { code: string }) => code)

beforeAll(async () => {
  test = await buildTestApp()
  await test.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
  const calls = ['MSC', 'MSC', 'COSCO'].map((line, at) => ({
    ...{ terminal_id: WORKED.id, visit_id: `v${at}`, vessel: `SHIP ${at}`, line, trunk_branch: 'TRUNK' },
    ...{ own_ship: 'OWN', counted_at: '2026-01-09 06:00:00.000', source: 'test' },
  }))
  const lines = calls.map((row) => JSON.stringify(row)).join('\n')
  await test.store.insert('quaywise.vessel_visit', 'JSONEachRow', lines)
  await addUser(test, { username: 'boss', isAdmin: true })
  boss = { ...(await login(test, 'boss')), 'accept-language': 'en-US' }
})
afterAll(() => test.close())

describe('the lists of words', () => {
  it('are those that pages use, with the pages named', async () => {
    const types = (await call('GET', TYPES)).data
    expect(types.map(({ id }: { id: string }) => id)).toEqual(DICTIONARIES.map(({ id }) => id))
    const op = types.find(({ id }: { id: string }) => id === 'op')
    expect(op).toMatchObject({ open: false, declared: true, entries: 12, own: 0 })
    expect(op.usedBy).toContainEqual({ path: '/BigDataAnalysis/qc/qcEfficiencyTable', uses: 'filter' })
    expect(op.defaults['en-US']).toBe('Operation modes')
  })

  it('hold every word of the product in seven languages', async () => {
    const catalogues = await Promise.all(LABEL_LOCALES.map(catalogueOf))
    for (const { id, words } of DICTIONARIES) {
      const rows = await entries(id)
      for (const word of words) {
        const { defaults } = rows.find(({ code }: { code: string }) => code === word)
        const told = catalogues.map((texts) => texts[`key.${id}.${word}`])
        expect([id, word, Object.values(defaults)]).toEqual([id, word, told])
      }
    }
  })

  it('can be made besides, and deleted when they are empty', async () => {
    expect((await call('POST', TYPES, { id: 'berth', labels: { 'en-US': 'Quay' } })).data).toMatchObject({
      ...{ id: 'berth', open: true, declared: false, labels: { 'en-US': 'Quay' } },
    })
    expect((await call('POST', TYPES, { id: 'berth' })).data.fields[0].field).toBe('id')
    expect((await call('POST', TYPES, { id: 'Bad id' })).status).toBe(422)
    await call('POST', `${TYPES}/berth/entries`, { code: 'B1', labels: { 'en-US': 'North berth' } })
    const filled = await call('DELETE', `${TYPES}/berth`)
    expect([filled.status, filled.errorCode]).toEqual([409, 'DICTIONARY_FILLED'])
    await call('DELETE', `${TYPES}/berth/entries/B1`)
    expect((await call('DELETE', `${TYPES}/berth`)).status).toBe(200)
    expect((await call('DELETE', `${TYPES}/op`)).errorCode).toBe('DICTIONARY_DECLARED')
    expect((await call('GET', `${TYPES}/berth/entries`)).status).toBe(404)
  })
})

describe('a word', () => {
  it('is worded anew in one language: screens and files use it, other languages keep theirs', async () => {
    const changed = await call('PUT', `${TYPES}/op/entries/LOAD?version=0`, {
      labels: { 'en-US': 'Loading {box} & <b>', 'fa-IR': 'بار زدن' },
    })
    expect(changed.data).toMatchObject({ version: 1, declared: true, enabled: true })
    const own = async (locale: string) => (await call('GET', `/v1/dictionary/texts?locale=${locale}`)).data
    expect(await own('en-US')).toEqual({ 'key.op.LOAD': 'Loading {box} & <b>' })
    expect(await own('ja-JP')).toEqual({})
    const word = async (locale: 'en-US' | 'fa-IR' | 'zh-CN') =>
      (await textsOf('qc/qcEfficiencyTable', locale, 'UTC', await ownTexts(test.admin, locale))).words.key(
        'op',
        'LOAD',
      )
    expect(await word('en-US')).toBe('Loading {box} & <b>')
    expect(await word('fa-IR')).toBe('بار زدن')
    expect(await word('zh-CN')).not.toBe('LOAD')
    expect((await call('PUT', `${TYPES}/op/entries/LOAD?version=0`, { labels: {} })).status).toBe(409)
    await call('PUT', `${TYPES}/op/entries/LOAD?version=1`, { labels: {} })
    expect(await word('en-US')).toBe('Load')
  })

  it('of the product can neither be deleted nor added', async () => {
    const gone = await call('DELETE', `${TYPES}/op/entries/LOAD`)
    expect([gone.status, gone.errorCode]).toEqual([409, 'DICTIONARY_DECLARED'])
    const added = await call('POST', `${TYPES}/op/entries`, { code: 'LIFT' })
    expect([added.status, added.errorCode]).toEqual([409, 'DICTIONARY_CLOSED'])
    expect((await call('PUT', `${TYPES}/op/entries/LIFT`, { enabled: false })).status).toBe(404)
  })

  it('of the data is there with its calls, and cannot be deleted while it is in use', async () => {
    const msc = (await entries('line')).find(({ code }: { code: string }) => code === 'MSC')
    expect(msc.inUse).toEqual([{ terminal: WORKED.id, calls: 2 }])
    await call('PUT', `${TYPES}/line/entries/MSC`, { labels: { 'en-US': 'Mediterranean' } })
    const refused = await call('DELETE', `${TYPES}/line/entries/MSC`)
    expect([refused.status, refused.errorCode]).toEqual([409, 'DICTIONARY_IN_USE'])
    expect(refused.errorMessage).toMatch(/2 vessel calls.*Vessel efficiency table/)
  })

  it('can be added to an open list, and deleted while nothing uses it', async () => {
    const added = await call('POST', `${TYPES}/line/entries`, { code: 'NEW', labels: { 'pt-BR': 'Nova' } })
    expect(added.data).toMatchObject({ code: 'NEW', declared: false, inUse: [] })
    expect((await call('POST', `${TYPES}/line/entries`, { code: 'NEW' })).data.fields[0].field).toBe('code')
    expect((await call('POST', `${TYPES}/line/entries`, { code: '' })).status).toBe(422)
    const tooLong = { code: 'X', labels: { 'pt-BR': 'x'.repeat(121) } }
    expect((await call('POST', `${TYPES}/line/entries`, tooLong)).status).toBe(422)
    const strange = { code: 'X', labels: { 'xx-XX': 'x' } }
    expect((await call('POST', `${TYPES}/line/entries`, strange)).status).toBe(422)
    expect((await entries('line', '&text=nov')).map(({ code }: { code: string }) => code)).toEqual(['NEW'])
    expect((await call('DELETE', `${TYPES}/line/entries/NEW`)).data).toEqual({ code: 'NEW' })
    expect(await codes('line')).not.toContain('NEW')
  })
})

describe('the search form', () => {
  const offered = async () => {
    const body = {
      inquireParamCO: {
        ...{ startTime: '2026-01-09 00:00', endTime: '2026-01-09 23:59', terminal: WORKED.id },
        visitedPage: '/BigDataAnalysis/qc/qcEfficiencyTable',
      },
    }
    const { line } = (await call('POST', '/v1/inquire/condition', body)).data
    return line.map(({ key }: { key: string }) => key)
  }

  it('offers the words in their order and leaves out what is switched off', async () => {
    expect((await offered()).toSorted()).toEqual(['COSCO', 'MSC'])
    await call('PUT', `${TYPES}/line/order`, { codes: ['MSC', 'COSCO'] })
    expect(await offered()).toEqual(['MSC', 'COSCO'])
    await call('PUT', `${TYPES}/line/order`, { codes: ['COSCO', 'MSC'] })
    expect(await offered()).toEqual(['COSCO', 'MSC'])
    await call('PUT', `${TYPES}/line/entries/MSC`, { enabled: false })
    expect(await offered()).toEqual(['COSCO'])
    expect((await call('PUT', `${TYPES}/line/order`, { codes: ['GHOST'] })).status).toBe(422)
  })
})
