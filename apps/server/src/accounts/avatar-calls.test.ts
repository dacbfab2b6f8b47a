import { randomBytes } from 'node:crypto'
import { addUser, buildTestApp, login, setParameter, type TestApp } from '@quaywise/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let test: TestApp
let ann: { authorization: string }
let annId = ''

const send = (payload: Buffer | string, headers = ann, query = '') =>
  test.app.inject({
    method: 'POST',
    url: `/v1/user/uploadAvatar${query}`,
    payload,
    headers: { ...headers, 'content-type': 'image/png' },
  })
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a86c8' } })

beforeAll(async () => {
  test = await buildTestApp()
  annId = (await addUser(test, { username: 'ann' })).id
  await addUser(test, { username: 'bob' })
  ann = await login(test, 'ann')
})
afterAll(() => test.close())

describe('a picture', () => {
  it('is drawn anew without what was written into it, and replaces the one before', async () => {
    const camera = await drawn(900, 400)
      .withExif({ IFD0: { Copyright: 'somebody', Artist: 'secret place' } })
      .jpeg()
      .toBuffer()
    expect(camera.includes('secret place')).toBe(true)
    const first = (await send(camera)).json().data.avatarUrl
    const shown = await test.app.inject({ url: first })
    expect([
      shown.statusCode,
      shown.headers['content-type'],
      shown.headers['x-content-type-options'],
    ]).toEqual([200, 'image/webp', 'nosniff'])
    const { format, width, height, exif } = await sharp(shown.rawPayload).metadata()
    expect([format, width, height, exif]).toEqual(['webp', 256, 256, undefined])
    expect(shown.rawPayload.includes('secret place')).toBe(false)
    const second = (await send(await drawn(20, 20).png().toBuffer())).json().data.avatarUrl
    expect((await test.app.inject({ url: first })).statusCode).toBe(404)
    const user = (await test.app.inject({ url: '/api/currentUser', headers: ann })).json().data
    expect(user.avatarUrl).toBe(second)
  })

  it('is refused when it is none, whatever it calls itself', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const png = await drawn(50, 50).png().toBuffer()
    const cut = png.subarray(0, png.length - 30)
    for (const body of [svg, '', 'GIF89a but no more', Buffer.from([0xff, 0xd8, 0xff, 0]), cut]) {
      const { statusCode, errorCode } = { ...(await send(body)), ...(await send(body)).json() }
      expect([body.toString().slice(0, 20), statusCode, errorCode]).toEqual([
        body.toString().slice(0, 20),
        422,
        'IMAGE_REFUSED',
      ])
    }
  })

  it('is refused with too many bytes or pixels', async () => {
    expect((await send(Buffer.alloc(5 * 1_048_576 + 1))).json().errorCode).toBe('PAYLOAD_TOO_LARGE')
    const huge = await drawn(9000, 9000).png({ compressionLevel: 9 }).toBuffer()
    expect(huge.length).toBeLessThan(1_000_000)
    expect((await send(huge)).json().errorCode).toBe('IMAGE_REFUSED')
  })

  it('is refused above the size that is set', async () => {
    const raw = { width: 300, height: 300, channels: 3 } as const
    const picture = await sharp(randomBytes(300 * 300 * 3), { raw })
      .png()
      .toBuffer()
    expect(picture.length).toBeGreaterThan(110_000)
    await setParameter(test, 'import.avatar_mb', 0.1)
    expect((await send(picture)).json().errorCode).toBe('PAYLOAD_TOO_LARGE')
    await setParameter(test, 'import.avatar_mb', 5)
    expect((await send(picture)).statusCode).toBe(200)
  })

  it('of another person is changed by administrators only', async () => {
    const bob = await login(test, 'bob')
    const picture = await drawn(20, 20).png().toBuffer()
    expect((await send(picture, bob, `?id=${annId}`)).statusCode).toBe(403)
    await addUser(test, { username: 'boss', isAdmin: true })
    const boss = await login(test, 'boss')
    expect((await send(picture, boss, `?id=${annId}`)).statusCode).toBe(200)
    expect((await send(picture, boss, '?id=nobody')).statusCode).toBe(404)
    const removed = await test.app.inject({
      ...{ method: 'POST', url: '/v1/user/removeAvatar', payload: { id: annId }, headers: boss },
    })
    expect(removed.statusCode).toBe(200)
    expect((await test.admin.users.findById(annId))?.avatarUrl).toBeNull()
  })
})
