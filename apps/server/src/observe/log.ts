import { stdout } from 'node:process'
import type { FastifyServerOptions } from 'fastify'

const WORDS: Readonly<Record<number, string>> = {
  20: 'debug',
  30: '',
  40: 'warning',
  50: 'error',
  60: 'fatal',
}
const SKIPPED = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'reqId', 'err'])

const detail = (entry: Readonly<Record<string, unknown>>): string =>
  Object.entries(entry)
    .filter(([key]) => !SKIPPED.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(' ')

/** One log entry as a line for people: `12:01:59 warning slow query ms=1200`. */
const prettyLine = (json: string): string => {
  const entry = JSON.parse(json) as Record<string, unknown> & { err?: { stack?: string }; reqId?: string }
  const at = new Date(Number(entry.time)).toTimeString().slice(0, 8)
  const trace = entry.err && entry.reqId ? `trace=${entry.reqId}` : ''
  const words = [at, WORDS[Number(entry.level)] ?? '', String(entry.msg ?? ''), detail(entry), trace]
  const stack = entry.err?.stack ? `\n${entry.err.stack}` : ''
  return `${words.filter(Boolean).join(' ')}${stack}\n`
}

const MOST_TEXT = 2000

/** An error as it is logged: what and where, clipped, because the engine repeats the rows that it was sent. */
const errorEntry = (error: Error) => ({
  type: error.name,
  message: error.message.slice(0, MOST_TEXT),
  stack: (error.stack ?? '').slice(0, MOST_TEXT),
})

const serializers = { err: errorEntry }

/** The log of the process: readable lines on a terminal, JSON lines for anything else. */
export const loggerOptions = (level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> =>
  stdout.isTTY
    ? { level, serializers, stream: { write: (line: string) => stdout.write(prettyLine(line)) } }
    : { level, serializers }
