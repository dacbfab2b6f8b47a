// Child process: holds the embedded store of a folder open until it is killed, or says why it cannot.
import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openEmbeddedStore } from './embedded-store.ts'
import { toStoreError } from './store-error.ts'

try {
  const store = await openEmbeddedStore({ path: process.argv[2] ?? '' })
  writeSync(1, 'OPEN')
  await sleep(60_000)
  await store.close()
} catch (thrown) {
  const { code, message } = toStoreError(thrown)
  writeSync(1, `${code} ${message}`)
}
