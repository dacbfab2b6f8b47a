import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { isGone, ownMark, readMark } from './process-mark.ts'

it('tells a process that is gone from one that lives, from a later one of its number, and from other machines', async () => {
  const own = await ownMark()
  if (own === null) {
    // A system without such marks waits for silence.
    expect(await isGone({ machine: '', pid: 1, started: '1' }, own)).toBe(false)
    return
  }
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  const pid = child.pid ?? 0
  const other = { ...own, pid, started: own.started }
  expect(await isGone(own, own)).toBe(false)
  expect(await isGone({ ...other, started: 'never' }, own)).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await isGone(other, own)).toBe(true)
  expect(await isGone({ ...other, machine: 'another' }, own)).toBe(false)
})

it('reads what it wrote, and nothing that is cut off', async () => {
  const mark = { machine: 'm', pid: 7, started: '9' }
  const text = JSON.stringify({ at: 'now', ...mark })
  expect(readMark(text)).toEqual(mark)
  for (const wrong of [text.slice(0, -3), '', 'null', '[]', '{"pid":7}', new Date().toISOString()])
    expect(readMark(wrong)).toBeNull()
})
