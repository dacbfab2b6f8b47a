/** Files that are copied at the same time: each waits for the disk. */
const AT_ONCE = 8

/** Does work for each item, several at a time; the first that fails ends it, once those under way are over. */
export const forEachOf = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const rest = items.values()
  const failed: unknown[] = []
  const worker = async (): Promise<void> => {
    for (const item of rest) {
      if (failed.length > 0) return
      await work(item).catch((thrown: unknown) => void failed.push(thrown))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  if (failed.length > 0) throw failed[0]
}
