import { startPostgres } from '@quaywise/testing/postgres'
import { expect, it } from 'vitest'
import { openAdminStore } from './open-store.ts'

it('loses no acknowledged write when PostgreSQL is killed, and goes on when it is back', async () => {
  const server = await startPostgres()
  const store = await openAdminStore({ url: await server.createSchema() })
  const acknowledged: number[] = []
  let stop = false
  const write = async (worker: number) => {
    for (let count = worker; !stop; count += 4) {
      const written = await store.settings.set(`row/${count}`, count).then(
        () => true,
        () => false,
      )
      if (written) acknowledged.push(count)
    }
  }
  const writers = [0, 1, 2, 3].map(write)
  while (acknowledged.length < 100) await store.ping()
  await server.crashAndRestart()
  stop = true
  await Promise.all(writers)
  for (const count of acknowledged) {
    expect(await store.settings.get(`row/${count}`, (value) => value)).toBe(count)
  }
  await store.close()
  await server.stop()
})
