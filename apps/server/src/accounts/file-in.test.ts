import { expect, it } from 'vitest'
import { fileIn } from './file-in.ts'

const FILE = Buffer.from([0, 13, 10, 255, 45, 45, 98])
const TYPE = 'multipart/form-data; boundary=----b'
const part = (head: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`------b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ])

it('is the body itself where that is no form', () => {
  expect(fileIn(FILE, 'image/png')).toBe(FILE)
  expect(fileIn(FILE, undefined)).toBe(FILE)
})

it('is the first file of a form, to the byte', () => {
  const form = [
    part('name="id"', Buffer.from('7')),
    part('name="f"; filename="a.png"', FILE),
    part('name="g"; filename="b"', Buffer.of(1)),
  ]
  const body = Buffer.concat([...form, Buffer.from('------b--\r\n')])
  expect(fileIn(body, TYPE)).toEqual(FILE)
  expect(fileIn(body, 'multipart/form-data; charset=x; boundary="----b"')).toEqual(FILE)
})

it('is the whole body of a form that is broken or has no file', () => {
  for (const body of [Buffer.from('------b'), part('name="f"; filename="a"', FILE), Buffer.from('nothing')])
    expect(fileIn(body, TYPE)).toBe(body)
})
