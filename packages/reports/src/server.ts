import { existsSync, readdirSync } from 'node:fs'
import type { Report } from '@quaywise/report-kit'
import type { CustomQuery } from '@quaywise/report-kit/compile'

export { disagreements } from './check-reports.ts'

/** A report with its own queries, as its folder declares them. */
export type RegisteredReport = {
  readonly report: Report
  readonly queries: Readonly<Record<string, CustomQuery>>
}

const root = new URL('.', import.meta.url)

const folders = readdirSync(root, { withFileTypes: true })
  .filter((area) => area.isDirectory())
  .flatMap((area) => readdirSync(new URL(`${area.name}/`, root)).map((page) => `${area.name}/${page}`))

const load = async (folder: string): Promise<RegisteredReport> => {
  const { report }: { report: Report } = await import(new URL(`${folder}/report.ts`, root).href)
  if (report.id !== folder)
    throw new Error(
      `packages/reports/src/${folder}/report.ts calls itself ${report.id}; make its id ${folder}.`,
    )
  const own = new URL(`${folder}/queries.ts`, root)
  const { queries }: Pick<RegisteredReport, 'queries'> = existsSync(own)
    ? await import(own.href)
    : { queries: {} }
  return { report, queries }
}

const loaded = await Promise.all(folders.map(load))

/** What a report says in a language beside the common vocabulary; nothing where it has no words of its own. */
export const messagesOf = async (id: string, locale: string): Promise<Readonly<Record<string, string>>> => {
  const file = new URL(`${id}/messages.${locale}.ts`, root)
  if (!REPORTS.has(id) || !existsSync(file)) return {}
  const { messages }: { messages: Readonly<Record<string, string>> } = await import(file.href)
  return messages
}

/** Every report by its id, found by its folder. A folder that contradicts its declaration stops the start. */
export const REPORTS: ReadonlyMap<string, RegisteredReport> = new Map(
  loaded.map((entry) => [entry.report.id, entry]),
)
