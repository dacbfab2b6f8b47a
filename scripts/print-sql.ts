import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type PanelContext, runPanel } from '@quaywise/report-kit/compile'
import { REPORTS, type RegisteredReport } from '@quaywise/reports/server'

/*
 * Writes the SQL of every panel beside its report, so that a changed formula shows as a readable diff.
 * With --check it compares instead and fails on any difference.
 */

const root = join(import.meta.dirname, '..')

const inquiry = {
  startTime: '2026-01-12 00:00',
  endTime: '2026-01-12 23:59',
  trunkBranchLine: ['TRUNK'],
  distinguishSelectedShip: ['OWN'],
  opMode: ['LOAD'],
}

const statementsOf = async ({ report, queries }: RegisteredReport): Promise<string> => {
  const parts: string[] = [
    `-- ${report.path}`,
    '-- Written by `npm run print-sql` from the declaration; do not edit.',
  ]
  for (const panel of Object.keys(report.panels)) {
    const statements: string[] = []
    const context: PanelContext = {
      terminal: { id: 'demo', zone: 'Asia/Shanghai' },
      queries,
      reader: {
        query: async (sql) => {
          statements.push(sql)
          return []
        },
      },
    }
    await runPanel(report, panel, { inquireParamCO: inquiry }, context)
    for (const [i, sql] of statements.entries())
      parts.push(
        `\n-- ${panel}${statements.length > 1 ? ` (${i + 1} of ${statements.length})` : ''}\n${sql};`,
      )
  }
  return `${parts.join('\n')}\n`
}

const check = process.argv.includes('--check')
let stale = 0
for (const entry of REPORTS.values()) {
  const file = join(root, 'packages/reports/src', entry.report.id, 'report.sql')
  const wanted = await statementsOf(entry)
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue
  stale++
  if (check)
    console.error(
      `${relative(root, file)} is not what its report says; run npm run print-sql and look at the difference.`,
    )
  else writeFileSync(file, wanted)
}
console.log(`${REPORTS.size} reports, ${stale} ${check ? 'out of date' : 'written'}.`)
process.exitCode = check && stale > 0 ? 1 : 0
