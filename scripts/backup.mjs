import { runWithStores } from './backup/run-with-stores.mjs'

await runWithStores('backup')
