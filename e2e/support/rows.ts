import { ask } from './api.ts'

interface Rows {
  readonly total: number
  readonly rows: readonly { readonly contribution: number | null }[]
}

interface Wanted {
  readonly site: string
  readonly token: string
  /** Area and page of the report. */
  readonly report: string
  readonly panel: string
  readonly measure: string
  readonly filters: Readonly<Record<string, unknown>>
}

const PAGE_SIZE = 500

/** Reads every row behind a number, page by page, and adds up what each contributes. */
export async function addUpRows({ site, token, report, panel, measure, filters }: Wanted) {
  const inquireParamCO = { ...filters, visitedPage: `/BigDataAnalysis/${report}` }
  const url = `${site}/v1/analysis/${report}/${panel}/rows`
  let [sum, count, total] = [0, 0, Number.POSITIVE_INFINITY]
  for (let current = 1; count < total; current += 1) {
    const body = { inquireParamCO, measure, mark: {}, current, pageSize: PAGE_SIZE }
    const page = await ask<Rows>(url, token, body)
    if (page.rows.length === 0) break
    count += page.rows.length
    total = page.total
    sum += page.rows.reduce((before, { contribution }) => before + (contribution ?? 0), 0)
  }
  return { sum, count, total }
}
