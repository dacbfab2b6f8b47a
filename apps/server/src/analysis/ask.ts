import { RequestError } from '@quaywise/report-kit/compile'
import { Problem } from '../http/problem.ts'
import { wrongPeriod } from './wrong-period.ts'

/** Runs a question; one that cannot be answered as it stands is the caller's `INVALID_INPUT`. */
export const asked = async <T>(question: () => Promise<T>): Promise<T> => {
  try {
    return await question()
  } catch (thrown) {
    if (!(thrown instanceof RequestError)) throw thrown
    if (thrown.path === 'inquireParamCO.startTime') throw wrongPeriod(thrown.path)
    throw new Problem('INVALID_INPUT', { values: { detail: `body.${thrown.path}: ${thrown.message}` } })
  }
}
