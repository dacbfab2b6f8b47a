import { expect, it } from 'vitest'
import { isSendable } from './webhook-url.ts'

it.each([
  ['https://hooks.terminal.example/in?x=1', true],
  ['http://127.0.0.1:9000/in', true],
  ['http://localhost/in', true],
  ['http://[::1]:9000/', true],
  ['http://hooks.terminal.example/in', false],
  ['http://127.0.0.1.example/in', false],
  ['http://localhost.example/', false],
  ['https://ada:secret@hooks.terminal.example/', false],
  ['ftp://127.0.0.1/', false],
  ['file:///etc/passwd', false],
  ['not an address', false],
])('%s may be sent to: %s', (address, may) => {
  expect(isSendable(address)).toBe(may)
})
