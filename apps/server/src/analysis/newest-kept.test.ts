import { describe, expect, it } from 'vitest'
import { newestKept } from './newest-kept.ts'

const EAST = { id: 'east', zone: 'Asia/Shanghai' }
const WEST = { id: 'west', zone: 'Asia/Shanghai' }

/** A reader that counts what it is asked and answers the newest record of the moment. */
const counting = (newest: () => Promise<string>) => {
  let asked = 0
  return {
    asked: () => asked,
    reader: {
      query: async () => {
        asked += 1
        return [{ newest: await newest() }]
      },
    },
  }
}

describe('the newest record', () => {
  it('is looked up once for the panels of a page, and again a second later', async () => {
    let clock = 0
    let record = '2026-01-09T00:00:00.000Z'
    const { reader, asked } = counting(async () => record)
    const newest = newestKept(() => clock)
    const page = await Promise.all([newest(EAST, reader), newest(EAST, reader), newest(EAST, reader)])
    expect(page).toEqual([record, record, record])
    expect(asked()).toBe(1)
    record = '2026-01-09T00:10:00.000Z'
    clock = 999
    expect(await newest(EAST, reader)).toBe('2026-01-09T00:00:00.000Z')
    clock = 1001
    expect(await newest(EAST, reader)).toBe(record)
    expect(asked()).toBe(2)
  })

  it('is each terminal’s own', async () => {
    const newest = newestKept(() => 0)
    const east = counting(async () => '2026-01-09T00:00:00.000Z')
    const west = counting(async () => '2026-02-09T00:00:00.000Z')
    expect(await newest(EAST, east.reader)).not.toBe(await newest(WEST, west.reader))
  })

  it('is looked up by the next caller where the one who looked went away', async () => {
    const newest = newestKept(() => 0)
    const gone = counting(() => Promise.reject(new Error('gone')))
    const { reader } = counting(async () => '2026-01-09T00:00:00.000Z')
    const first = newest(EAST, gone.reader)
    const second = newest(EAST, reader)
    await expect(first).rejects.toThrow('gone')
    expect(await second).toBe('2026-01-09T00:00:00.000Z')
  })
})
