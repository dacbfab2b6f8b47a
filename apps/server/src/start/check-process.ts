import { StartProblem } from './start-problem.ts'

const NODE_MAJOR = 24
/** Threads that the embedded engine's sessions and the file reads beside them need. */
const THREADS = 12

/** What is looked at before anything is opened. */
export type ProcessFacts = { readonly version: string; readonly threads: string | undefined }

/** Throws a `StartProblem` when this Node is too old, or was started with too few worker threads. */
export const checkProcess = ({ version, threads }: ProcessFacts): void => {
  if (Number(/^v(\d+)/.exec(version)?.[1]) < NODE_MAJOR)
    throw new StartProblem(
      `Node ${version} is too old: start with npm start, which brings Node ${NODE_MAJOR}.`,
    )
  if (!(Number(threads ?? 4) >= THREADS))
    throw new StartProblem(
      `UV_THREADPOOL_SIZE must be ${THREADS} or more before Node starts: start with npm start, or set UV_THREADPOOL_SIZE=16.`,
    )
}
