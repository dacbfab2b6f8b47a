import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { cancelled } from './active-runs.ts'
import type { Row } from './analytics-store.ts'
import { JsonLines } from './json-lines.ts'
import { ResultPipe } from './result-pipe.ts'
import type { Terms } from './statement-runner.ts'
import { stopReason, tooSlow } from './supervise.ts'

/**
 * The rows that `write` sends into a pipe. A reader who is slower than the time limit, leaves early or aborts
 * stops the engine; the session is free again when this ends.
 */
export async function* streamRows<T extends Row>(
  folder: string,
  terms: Terms,
  write: (pipe: string) => Promise<void>,
): AsyncGenerator<T[]> {
  const { run, limits } = terms
  const path = join(folder, `result-${randomUUID()}`)
  const pipe = await ResultPipe.open(path)
  const deadline = setTimeout(() => run.stop(tooSlow(limits)), limits.seconds * 1000)
  const written = write(path).finally(() => pipe.end())
  // Tied to the engine and not to the reader: a reader who just forgets the loop must hold up nothing.
  const settled = written
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(deadline)
      rmSync(path, { force: true })
      run.finish()
    })
  const drop = () => {
    pipe.discard()
    settled.then(() => pipe.close())
  }
  if (run.signal.aborted) drop()
  else run.signal.addEventListener('abort', drop, { once: true })
  try {
    yield* parsed<T>(pipe)
    await written
    if (run.signal.aborted) throw stopReason(run)
  } finally {
    run.stop(cancelled())
    await settled
  }
}

async function* parsed<T>(pipe: ResultPipe): AsyncGenerator<T[]> {
  const lines = new JsonLines<T>()
  for await (const chunk of pipe.chunks()) {
    const rows = lines.push(chunk)
    if (rows.length > 0) yield rows
  }
}
