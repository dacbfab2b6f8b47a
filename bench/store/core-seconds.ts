/** Seconds of one core that some work takes, the engine's own threads among them: others on the machine distort little. */
export const coreSeconds = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
