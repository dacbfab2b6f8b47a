// Child process: runs the library's command-line entry as a server for as long as its standard input, a pipe held
// by the parent, is open. Arguments: the library file, then those of the engine.
import { closeSync, createReadStream, openSync, writeSync } from 'node:fs'
import { DataType, isNullPointer, load, open } from 'ffi-rs'

const O_RDWR_NOCTTY = 0o402
const TYPE_INTERVAL_MS = 50
const STOP_LIMIT_MS = 8000

const [library = '', ...engineArgs] = process.argv.slice(2)
open({ library: 'chdb', path: library })
open({ library: 'c', path: 'libc.so.6' })

const libc = (funcName: string, ...values: number[]): number =>
  load({
    library: 'c',
    funcName,
    retType: DataType.I32,
    paramsType: values.map(() => DataType.I32),
    paramsValue: values,
  })

// Not exit(): the library's static destructors may crash.
const quit = (code: number): number => libc('_exit', code)

// Without a terminal the engine ends at the first malformed packet; on a terminal it takes it for a user's mistake.
// So its standard input becomes a pseudo-terminal with a prompt at which nobody types.
const lifeline = libc('dup', 0)
const master = libc('posix_openpt', O_RDWR_NOCTTY)
libc('grantpt', master)
libc('unlockpt', master)
const terminal = load({
  library: 'c',
  funcName: 'ptsname',
  retType: DataType.String,
  paramsType: [DataType.I32],
  paramsValue: [master],
})
const slave = openSync(terminal, O_RDWR_NOCTTY)
libc('dup2', slave, 0)
closeSync(slave)

let stopping = false
const stop = (): void => {
  if (stopping) return
  stopping = true
  // Again and again, because the prompt drops what is typed before it is ready.
  setInterval(() => writeSync(master, '\x03\nexit\n'), TYPE_INTERVAL_MS)
  setTimeout(() => quit(9), STOP_LIMIT_MS)
}
createReadStream('', { fd: lifeline, autoClose: false }).on('end', stop).on('error', stop).resume()
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

const args = [
  'clickhouse',
  ...engineArgs,
  '--interactive',
  '--disable_suggestion',
  '--history_file=/dev/null',
]
const result = await load({
  library: 'chdb',
  funcName: 'chdb_query_cmdline',
  retType: DataType.External,
  paramsType: [DataType.I32, DataType.StringArray],
  paramsValue: [args.length, args],
  runInNewThread: true,
})

const errorText = <T extends DataType.External | DataType.String>(retType: T) =>
  load({
    library: 'chdb',
    funcName: 'chdb_result_error',
    retType,
    paramsType: [DataType.External],
    paramsValue: [result],
  })

if (isNullPointer(result) || isNullPointer(errorText(DataType.External))) quit(stopping ? 0 : 3)
writeSync(2, `${errorText(DataType.String)}\n`)
quit(1)
