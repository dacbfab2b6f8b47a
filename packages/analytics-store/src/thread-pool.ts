import { StoreError } from './store-error.ts'

const SPARE_THREADS = 8
const DEFAULT_THREADS = 4

/**
 * Refuses to go on when Node has too few worker threads: every running query holds one, and without spare ones
 * each file read of the process would wait behind the queries. Throws `UNAVAILABLE`.
 */
export const checkThreadPool = (sessions: number): void => {
  const threads = Number(process.env.UV_THREADPOOL_SIZE ?? DEFAULT_THREADS)
  const needed = sessions + SPARE_THREADS
  if (threads >= needed) return
  throw new StoreError(
    'UNAVAILABLE',
    `Set UV_THREADPOOL_SIZE to ${needed} or more before Node starts: ${sessions} sessions need it, it is ${threads}.`,
  )
}
