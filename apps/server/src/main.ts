import { readConfig } from './config/config.ts'
import { checkProcess } from './start/check-process.ts'
import { type Running, start } from './start/start.ts'
import { StartProblem } from './start/start-problem.ts'

const fail = (thrown: unknown): never => {
  const said = thrown instanceof Error ? thrown.message : String(thrown)
  process.stderr.write(thrown instanceof StartProblem ? `${said}\n` : `Quaywise stopped: ${said}\n`)
  process.exit(1)
}

const stopOnSignal = (server: Running): void => {
  let stopping = false
  const onSignal = () => {
    if (stopping) process.exit(130)
    stopping = true
    process.stdout.write('Stopping …\n')
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
