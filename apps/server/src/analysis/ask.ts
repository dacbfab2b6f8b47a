import { RequestError } from '@quaywise/report-kit/compile'
import { Problem } from '../http/problem.ts'

/** `where[0].key` as forms name it. */
const fieldOf = (path: string): string => path.replaceAll(/\[(\d+)\]/g, '.$1')

/** Runs a question; one that cannot be answered as it stands is the caller's `INVALID_INPUT`, told at its field. */
export const asked = async <T>(question: () => Promise<T>): Promise<T> => {
  try {
    return await question()
  } catch (thrown) {
    if (!(thrown instanceof RequestError)) throw thrown
    const { path, message, fault, count } = thrown
    throw new Problem('INVALID_INPUT', {
      values: { detail: `body.${path}: ${message}` },
      fields: [{ field: fieldOf(path), code: fault, ...(count === undefined ? {} : { values: { count } }) }],
    })
  }
}
