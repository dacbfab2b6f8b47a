import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer as createTcp } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import type { CodeMessage } from './code-sender.ts'
import { senderOf, webhookKey } from './sender-of.ts'
import { smtpSender } from './smtp-sender.ts'
import { webhookSender } from './webhook-sender.ts'

const MESSAGE: CodeMessage = {
  mobile: '+8613812348293',
  email: 'ada@harbour.example',
  code: '123456',
  purpose: 'login',
  locale: 'en-US',
}
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

describe('the webhook', () => {
  const receiver = async (statuses: number[]) => {
    const got: { headers: IncomingHttpHeaders; body: string }[] = []
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const piece of request) body += String(piece)
      got.push({ headers: request.headers, body })
      response.writeHead(statuses.shift() ?? 200).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closers.push(() => server.close())
    return { got, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/codes` }
  }

  it('gets the code, signed', async () => {
    const { got, address } = await receiver([])
    await webhookSender(address, 'the key').send(MESSAGE)
    const [{ headers, body } = { headers: {}, body: '' }] = got
    expect(JSON.parse(body)).toMatchObject({ mobile: MESSAGE.mobile, code: '123456', purpose: 'login' })
    const [, seconds, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-quaywise-signature'])) ?? []
    const digest = createHash('sha256').update(body).digest('hex')
    expect(signature).toBe(createHmac('sha256', 'the key').update(`${seconds}.${digest}`).digest('hex'))
  })

  it('is asked again after a failure, three times at most, and is not ready then', async () => {
    const { got, address } = await receiver([500, 503, 200])
    const sender = webhookSender(address, 'the key')
    await sender.send(MESSAGE)
    expect([got.length, await sender.ready?.()]).toEqual([3, true])
    const broken = await receiver([500, 500, 500, 200])
    const other = webhookSender(broken.address, 'the key')
    await expect(other.send(MESSAGE)).rejects.toThrow('did not take')
    expect([broken.got.length, await other.ready?.()]).toEqual([3, false])
  })
})

describe('mail', () => {
  const mailServer = async () => {
    const mails: string[] = []
    const server = new SMTPServer({
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        password === 'right' ? done(null, { user: username }) : done(new Error('refused')),
      onData: (stream, _session, done) => {
        let text = ''
        stream.on('data', (piece: Buffer) => {
          text += piece.toString()
        })
        stream.on('end', () => {
          mails.push(text)
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closers.push(() => server.close())
    return { mails, port: (server.server.address() as AddressInfo).port }
  }

  it('brings the code to the address, in the language of whoever asked', async () => {
    const { mails, port } = await mailServer()
    const sender = smtpSender(`smtp://codes%40quay.example:right@127.0.0.1:${port}`)
    expect(await sender.ready?.()).toBe(true)
    await sender.send(MESSAGE)
    expect(mails[0]).toMatch(/From: codes@quay\.example/)
    expect(mails[0]).toMatch(/To: ada@harbour\.example/)
    expect(mails[0]).toMatch(/Subject: Verification code 123456/)
  })

  it('is not ready with a wrong password, nor where nothing listens', async () => {
    const { port } = await mailServer()
    expect(await smtpSender(`smtp://codes:wrong@127.0.0.1:${port}`).ready?.()).toBe(false)
    const gone = createTcp()
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
    const free = (gone.address() as AddressInfo).port
    await new Promise((resolve) => gone.close(resolve))
    expect(await smtpSender(`smtp://127.0.0.1:${free}`).ready?.()).toBe(false)
  })
})

describe('of several senders', () => {
  const SECRET_KEY = 'a secret key of the tests'
  const of = (env: Record<string, string>) => senderOf(readConfig({ SECRET_KEY, ...env }))
  const urls = { WEBHOOK_URL: 'http://127.0.0.1:1/codes', SMTP_URL: 'smtp://127.0.0.1:1' }

  it('the webhook goes before mail, and mail before the console', async () => {
    expect((await of(urls)).needsEmail).toBeUndefined()
    expect((await of({ SMTP_URL: urls.SMTP_URL })).needsEmail).toBe(true)
    expect((await of({})).ready).toBeUndefined()
    expect(webhookKey(SECRET_KEY)).toMatch(/^[0-9a-f]{64}$/)
    expect(webhookKey(SECRET_KEY)).not.toContain(SECRET_KEY)
  })
})
