import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

const BACKGROUND = 10

/**
 * Gives the other threads of this process and of the machine the way, where threads have priorities of
 * their own (Linux); elsewhere nothing changes.
 */
export const stepBack = (): void => {
  if (process.platform !== 'linux') return
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  setPriority(thread, BACKGROUND)
}
