import { PAGES } from '@quaywise/contract'
import { disagreements, REPORTS } from '@quaywise/reports/server'
import { StartProblem } from './start-problem.ts'

/** Throws a `StartProblem` with the file and the fix when reports and pages do not agree. */
export const checkReports = (): void => {
  const reports = [...REPORTS.values()].map(({ report }) => report)
  const [first] = disagreements(reports, PAGES)
  if (first) throw new StartProblem(first)
}
