import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeInsertFiles, withInsertFile } from './insert-file.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quaywise-insert-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a payload lies in a private file while it is worked on, and is gone after success and failure', async () => {
  const seen = await withInsertFile(folder, 'one', Buffer.from('abc'), async (file) => statSync(file))
  expect([seen.size, seen.mode & 0o777]).toEqual([3, 0o600])
  const failing = withInsertFile(folder, 'two', Buffer.from('abc'), async (file) => {
    expect(existsSync(file)).toBe(true)
    throw new Error('full')
  })
  await expect(failing).rejects.toThrow('full')
  expect(readdirSync(folder)).toEqual([])
})

test('what a killed process left is removed, and nothing else', () => {
  for (const name of ['three.insert', 'config.xml']) writeFileSync(join(folder, name), '')
  removeInsertFiles(folder)
  expect(readdirSync(folder)).toEqual(['config.xml'])
})
