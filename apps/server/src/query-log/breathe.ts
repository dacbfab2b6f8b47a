import { setImmediate as nextTurn } from 'node:timers/promises'

/** Pieces as they come, with a turn for other calls after each: one engine answers without leaving the thread. */
export async function* breathing<T>(pieces: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const piece of pieces) {
    yield piece
    await nextTurn()
  }
}
