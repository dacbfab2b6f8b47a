/** Seconds of one core that some work takes in this process, so that a shared machine distorts little. */
export const coreSeconds = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** The best of some measurements: what else runs on the machine only ever makes one slower. */
export const best = (times: number, measure: () => number): number =>
  Math.max(...Array.from({ length: times }, measure))
