import { expect, it } from 'vitest'
import { deviceText } from './device-text.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/131.0 Safari/537.36 Edg/131.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/131.0 Safari/537.36`, 'Chrome · Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'Firefox · Android'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', ''],
])('%s', (userAgent, told) => {
  expect(deviceText(userAgent)).toBe(told)
})
