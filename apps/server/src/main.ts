import { readConfig } from './config/config.ts'
import { checkProcess } from './start/check-process.ts'
import { type Running, start } from './start/start.ts'
import { StartProblem } from './start/start-problem.ts'
import { tidyHeap } from './start/tidy-heap.ts'

const fail = (thrown: unknown): never => {
  const said = thrown instanceof Error ? thrown.message : String(thrown)
  process.stderr.write(thrown instanceof StartProblem ? `${said}\n` : `Quaywise stopped: ${said}\n`)
  process.exit(1)
}

/** How long a stop may take; everything that was acknowledged is on disk long before. */
const LONGEST_STOP_MS = 20_000
const DOUBLE_MS = 1000

// The engine can hold an ordinary exit up for as long as a query runs.
const endNow = (): void => {
  process.kill(process.pid, 'SIGKILL')
}

const stopOnSignal = (server: Running): void => {
  let stoppingSince = 0
  const onSignal = () => {
    // npm may pass the signal of the terminal on, so that one Ctrl-C arrives twice.
    if (stoppingSince > 0 && Date.now() - stoppingSince > DOUBLE_MS) endNow()
    if (stoppingSince > 0) return
    stoppingSince = Date.now()
    process.stdout.write('Stopping …\n')
    setTimeout(endNow, LONGEST_STOP_MS).unref()
    server.stop().then(() => process.exit(0), fail)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

try {
  tidyHeap()
  checkProcess({ version: process.version, threads: process.env.UV_THREADPOOL_SIZE })
  stopOnSignal(await start(readConfig(process.env)))
} catch (thrown) {
  fail(thrown)
}
