import type { Report } from '@quaywise/report-kit'

/** What a page of the application says of itself, as far as its report must agree. */
export type DeclaredPage = { readonly path: string; readonly gated: boolean }

/**
 * What keeps reports and pages from agreeing: a report without a page, or gated in one and not in the
 * other. One sentence each, with the file and the fix; empty when all is well.
 */
export const disagreements = (
  reports: readonly Report[],
  pages: readonly DeclaredPage[],
): readonly string[] =>
  reports.flatMap((report) => {
    const file = `packages/reports/src/${report.id}/report.ts`
    const page = pages.find((p) => p.path === report.path)
    if (!page)
      return [`${file} is no page of the application; add ${report.path} to packages/contract/src/pages.ts.`]
    return page.gated === report.gated
      ? []
      : [
          `${file} says gated: ${report.gated}, packages/contract/src/pages.ts says ${page.gated}; make them equal.`,
        ]
  })
