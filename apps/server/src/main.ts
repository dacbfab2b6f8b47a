import { readConfig } from './config/config.ts'
import { checkProcess } from './start/check-process.ts'
import { type Running, start } from './start/start.ts'
import { StartProblem } from './start/start-problem.ts'

const fail = (thrown: unknown): never => {
  const said = thrown instanceof Error ? thrown.message : String(thrown)
  process.stderr.write(thrown instanceof StartProblem ? `${said}\n` : `Quaywise stopped: ${said}\n`)
  process.exit(1)
}

/** How long a stop may take; everything that was acknowledged is on disk long before. */
const LONGEST_STOP_MS = 20_000

// The engine can hold an ordinary exit up for as long as a query runs.
const endNow = (): void => {
  process.kill(process.pid, 'SIGKILL')
}

const stopOnSignal = (server: Running): void => {
  let stopping = false
  const onSignal = () => {
    if (stopping) endNow()
    stopping = true
    process.stdout.write('Stopping …\n')
    setTimeout(endNow, LONGEST_STOP_MS).unref()
    server.stop().then(() => process.exit(0), fail)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

try {
  checkProcess({ version: process.version, threads: process.env.UV_THREADPOOL_SIZE })
  stopOnSignal(await start(readConfig(process.env)))
} catch (thrown) {
  fail(thrown)
}
