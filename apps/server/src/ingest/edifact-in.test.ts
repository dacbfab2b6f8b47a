import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type IngestPorts, ingestStream } from '@quaywise/ingest'
import { openTestStores, type TestStores } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portsOf } from './ports-of.ts'

let stores: TestStores
let ports: IngestPorts
beforeAll(async () => {
  stores = await openTestStores()
  ports = portsOf({ ...stores, now: () => new Date(), dataDir: stores.folder })
})
afterAll(() => stores.close())

const send = async (path: string, id = 'mole') => {
  const terminal = {
    id,
    name: 'Mole',
    locode: 'DEHAM',
    zone: 'Europe/Berlin',
    clock: 'live',
    frozenAt: null,
  } as const
  const request = { kind: 'edifact', terminal, mapping: null, fileName: null, stream: createReadStream(path) }
  const outcome = await ingestStream(request, ports)
  if ('fault' in outcome) throw new Error(outcome.fault.detail)
  const { accepted, duplicate, rejected } = outcome.answer
  return [accepted, duplicate, rejected]
}
const countOf = async (table: string, id: string) =>
  Number(
    (
      await stores.store.query(`SELECT count() AS n FROM quaywise.${table} WHERE terminal_id = {id:String}`, {
        params: { id },
      })
    ).rows[0]?.n,
  )

const own = fileURLToPath(new URL('../../../../packages/ingest/src/edifact/fixture/', import.meta.url))

describe('our own files', () => {
  it('are taken once, alone and after all the others', async () => {
    const names = readdirSync(own).filter((name) => name.endsWith('.edi'))
    for (const name of names) {
      const [accepted = 0] = await send(join(own, name))
      // The container without a mass tells nothing that could be kept, and is known by its message.
      for (let again = 0; again < 2; again++)
        expect((await send(join(own, name))).slice(0, 2), name).toEqual([0, accepted])
    }
    for (const name of names) expect((await send(join(own, name)))[0]).toBe(0)
  })
})

/** Files of real senders, where they lie beside the checkout or in `SAMPLES`. */
const folder = join(
  process.env.SAMPLES ?? fileURLToPath(new URL('../../../../../shared/samples', import.meta.url)),
  'edifact',
)
const FILES = [
  ['moin/BAPLIE_Export.EDI', 'stow_position', 672],
  ['moin/COARRI.edi', 'che_cycle', 74],
  ['moin/MOVINS DMR V09.edi', 'stow_position', 449],
  ['openshipping/GBSOU_arrival.BAPLIE.edi.txt', 'stow_position', 1457],
  ['openshipping/HKG to TAG EDI.EDI', 'stow_position', 1119],
] as const
if (existsSync(folder))
  describe('the files of real senders', () => {
    it.each(FILES)('%s', async (name, table, count) => {
      const id = name.replace(/\W/g, '')
      expect((await send(join(folder, name), id)).slice(0, 2)).toEqual([count, 0])
      expect((await send(join(folder, name), id)).slice(0, 2)).toEqual([0, count])
      expect(await countOf(table, id)).toBe(count)
      expect(await countOf('message', id)).toBe(1)
    })
  })
