import { setTimeout as sleep } from 'node:timers/promises'
import { mostOf, type ProcessMemory, type ServerChild } from '@quaywise/testing'
import { fileOf } from './rows.ts'

const MEBIBYTE = 1_048_576
const ROWS_A_CHUNK = 2000
const FIRST_ROW = 10_000_000

/** What a stream of so many MiB did to the memory of a server, and how fast it went. */
export type MemoryFigures = {
  readonly mebibytes: number
  readonly idle: ProcessMemory
  readonly most: ProcessMemory
  readonly seconds: number
}

/** A stream of rows that are made as they are asked for. */
const rowsFor = (mebibytes: number): ReadableStream<Uint8Array> => {
  let [row, sent] = [FIRST_ROW, 0]
  return new ReadableStream({
    pull(controller) {
      if (sent >= mebibytes * MEBIBYTE) {
        controller.close()
        return
      }
      const bytes = Buffer.from(fileOf('NDJSON', row, ROWS_A_CHUNK))
      row += ROWS_A_CHUNK
      sent += bytes.length
      controller.enqueue(bytes)
    },
  })
}

/** Sends a stream of so many MiB and watches the memory of the server. */
export const memoryOf = async (server: ServerChild, mebibytes: number): Promise<MemoryFigures> => {
  // A file before it, so that what a server takes once is not laid to the long one.
  await server.send('facts/che_cycle', fileOf('NDJSON', FIRST_ROW - 20_000, 20_000))
  await sleep(2000)
  const idle = server.memory()
  let most = idle
  const watch = setInterval(() => {
    most = mostOf(most, server.memory())
  }, 100)
  const start = performance.now()
  try {
    await server.send('facts/che_cycle', rowsFor(mebibytes))
  } finally {
    clearInterval(watch)
  }
  return { mebibytes, idle, most, seconds: (performance.now() - start) / 1000 }
}
