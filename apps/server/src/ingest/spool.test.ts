import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { spoolInto } from './spool.ts'

const folder = mkdtempSync(join(tmpdir(), 'quaywise-spool-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const MEBIBYTE = 1_048_576
const QUOTA = { fileBytes: 6 * MEBIBYTE, allBytes: 10 * MEBIBYTE }

async function* mebibytes(count: number): AsyncGenerator<Uint8Array> {
  for (let i = 0; i < count; i += 1) {
    await sleep(1)
    yield Buffer.alloc(MEBIBYTE)
  }
}

it('one file is never larger than what is set at the moment', async () => {
  let largest = 3 * MEBIBYTE
  const spool = spoolInto(folder, QUOTA, async () => largest)
  expect(await spool(mebibytes(4))).toMatchObject({ fault: { code: 'SPOOL_FULL' } })
  largest = 4 * MEBIBYTE
  const kept = await spool(mebibytes(4))
  expect('path' in kept).toBe(true)
  if ('drop' in kept) await kept.drop()
})

it('files that come in together never take more than all may, and give it back', async () => {
  const spool = spoolInto(folder, QUOTA)
  const all = await Promise.all([
    spool(mebibytes(5)),
    spoolInto(folder, QUOTA)(mebibytes(5)),
    spool(mebibytes(5)),
  ])
  const kept = all.flatMap((one) => ('path' in one ? [one] : []))
  expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(QUOTA.allBytes)
  expect(all.some((one) => 'fault' in one && one.fault.code === 'SPOOL_FULL')).toBe(true)
  for (const one of kept) await one.drop()
  expect(readdirSync(folder)).toEqual([])
  expect(await spool(mebibytes(7))).toMatchObject({ fault: { code: 'SPOOL_FULL' } })
  const [one, two] = [await spool(mebibytes(5)), await spool(mebibytes(5))]
  expect(['path' in one, 'path' in two]).toEqual([true, true])
  for (const spooled of [one, two]) if ('drop' in spooled) await spooled.drop()
})
