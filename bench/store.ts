import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MIGRATIONS, migrate, openEmbeddedStore } from '@quaywise/analytics-store'
import { linesOf } from './store/lines.ts'
import { measureTable, type TableFigures } from './store/measure-table.ts'
import { driveVehicles, playDays, type Told } from './store/told.ts'

const DAYS = 2
const VEHICLES = 60
const SECONDS = 7200
/** Below so many rows, fixed costs of a file hide what a row takes. */
const LEAST_ROWS = 2000
const MOST_OF_PARQUET = 1.2

const tell = (): Told => {
  const told = playDays(DAYS)
  if (!told.has('telemetry')) told.set('telemetry', [...driveVehicles(VEHICLES, SECONDS)])
  return told
}

const HEAD = [
  'table',
  'rows',
  'bytes/row',
  'as Parquet',
  'ratio',
  'load vs engine',
  `aim: ratio at most ${MOST_OF_PARQUET}`,
]

const count = (value: number): string => Math.round(value).toLocaleString('en-GB')

const lineOf = (figures: TableFigures): readonly string[] => {
  const { table, rows, bytes, parquetBytes, encodeS, insertS, engineS } = figures
  const ratio = bytes / parquetBytes
  return [
    table,
    count(rows),
    (bytes / rows).toFixed(1),
    (parquetBytes / rows).toFixed(1),
    ratio.toFixed(2),
    (engineS / (encodeS + insertS)).toFixed(2),
    ratio <= MOST_OF_PARQUET ? 'met' : 'NOT met',
  ]
}

const summaryOf = (all: readonly TableFigures[]): string => {
  const sum = (key: 'rows' | 'encodeS' | 'insertS' | 'engineS'): number =>
    all.reduce((total, figures) => total + figures[key], 0)
  const [rows, encodeS, insertS, engineS] = [sum('rows'), sum('encodeS'), sum('insertS'), sum('engineS')]
  return [
    `Bulk load, rows a second of one core: ${count(rows / (encodeS + insertS))} by our path`,
    `(${count(rows / encodeS)} to encode, ${count(rows / insertS)} to insert),`,
    `${count(rows / engineS)} by the engine from its own table: ${(engineS / (encodeS + insertS)).toFixed(2)} of its rate,`,
    `${(engineS / insertS).toFixed(2)} for the insert alone.`,
  ].join('\n  ')
}

/** Measures how small the facts lie in the store and how fast they go in, both as ratios within this run. */
export const store = async (): Promise<readonly TableFigures[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'quaywise-bench-'))
  const opened = await openEmbeddedStore({ path: join(folder, 'analytics') })
  try {
    await migrate(opened, MIGRATIONS)
    const all: TableFigures[] = []
    for (const [table, facts] of tell())
      if (facts.length >= LEAST_ROWS) all.push(await measureTable(opened, folder, table, facts))
    all.sort((a, b) => b.rows - a.rows)
    console.log(linesOf([HEAD, ...all.map(lineOf)]))
    console.log(`\n${summaryOf(all)}`)
    return all
  } finally {
    await opened.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await store()
