import type { Report } from '@quaywise/report-kit'

const modules = import.meta.glob<{ report: Report }>('./*/*/report.ts', { eager: true })

/** Every report by its id, found by its folder. */
export const REPORTS: ReadonlyMap<string, Report> = new Map(
  Object.values(modules).map(({ report }) => [report.id, report]),
)
