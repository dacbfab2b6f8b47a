// Child process: opens the embedded store of a folder and inserts numbered batches until it is killed, saying each
// number once the store has acknowledged it. Arguments: folder, number of the first batch.
import { writeSync } from 'node:fs'
import { batchOf, prepareBatches } from './batches.fixture.ts'
import { openEmbeddedStore } from './embedded-store.ts'

const [path = '', first = '0'] = process.argv.slice(2)
const store = await openEmbeddedStore({ path })
await prepareBatches(store)
for (let number = Number(first); ; number += 1) {
  await store.insert('batch', 'JSONEachRow', batchOf(number), { token: `batch-${number}` })
  writeSync(1, `${number}\n`)
}
