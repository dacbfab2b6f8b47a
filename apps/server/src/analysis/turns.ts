/** Runs the works of one caller a few at a time, in the order in which they came; callers do not wait for each other. */
type Turns = <T>(caller: string, work: () => Promise<T>) => Promise<T>

type Line = { running: number; readonly waiting: (() => void)[] }

/** Turns of which each caller has so many at once. */
export const turnsOf = (atOnce: number): Turns => {
  const lines = new Map<string, Line>()
  const leave = (caller: string, line: Line): void => {
    const next = line.waiting.shift()
    if (next) next()
    else line.running -= 1
    if (line.running === 0) lines.delete(caller)
  }
  return async (caller, work) => {
    const line = lines.get(caller) ?? { running: 0, waiting: [] }
    lines.set(caller, line)
    if (line.running < atOnce) line.running += 1
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    try {
      return await work()
    } finally {
      leave(caller, line)
    }
  }
}
