import { setTimeout as sleep } from 'node:timers/promises'
import { openTestStores } from '@quaywise/testing/stores'
import { expect, it } from 'vitest'
import { Traffic } from './traffic.ts'

it('gives way as long as somebody waits for an answer, but not for ever', async () => {
  const stores = await openTestStores()
  const traffic = new Traffic()
  const store = traffic.watched(stores.store)
  const timed = async (): Promise<number> => {
    const began = performance.now()
    await traffic.giveWay()
    return performance.now() - began
  }
  expect(await timed()).toBeLessThan(100)
  const gone = new AbortController()
  const slow = expect(
    store.query('SELECT sleepEachRow(1) FROM numbers(3)', { signal: gone.signal }),
  ).rejects.toThrow()
  expect(await timed()).toBeGreaterThan(250)
  const waiting = timed()
  await sleep(50)
  gone.abort()
  await slow
  await waiting
  expect(await timed()).toBeLessThan(100)
  await stores.close()
})
