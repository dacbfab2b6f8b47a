import type { Loading } from '@quaywise/contract'
import type { FastifyBaseLogger } from 'fastify'

/** Tells on the console how far a terminal is loaded: a line that renews itself, or a log line a week. */
export const progressTeller = (log: FastifyBaseLogger): ((loading: Loading) => void) => {
  let told = -1
  let ended = false
  return ({ terminal, state, weeksDone, weeksTotal, progress, rows }) => {
    const line = `Loading ${terminal}: ${Math.floor(progress * 100)} %, ${weeksDone} of ${weeksTotal} weeks`
    const isEnd = state === 'done' && !ended
    if (process.stdout.isTTY && !ended) process.stdout.write(`\r${line}${isEnd ? '\n' : ' '}`)
    else if (weeksDone !== told || isEnd)
      log.info({ terminal, weeksDone, weeksTotal, rows }, 'demonstration loaded')
    told = weeksDone
    ended = state === 'done'
  }
}
