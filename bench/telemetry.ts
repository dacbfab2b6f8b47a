import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnalyticsStore, MIGRATIONS, migrate, openEmbeddedStore } from '@quaywise/analytics-store'
import { coreSeconds } from './store/core-seconds.ts'
import { MACHINES } from './telemetry/motion.ts'
import { dropTheSame, insertByEngine, insertTold } from './telemetry/rates.ts'
import { trackOf } from './telemetry/track.ts'

const DAY_HOURS = 24
const LONG = { maxSeconds: 600 }

const count = (value: number): string => Math.round(value).toLocaleString('en-GB')

type Size = { readonly bytes: number; readonly plain: number; readonly rows: number; readonly parts: number }

const sizeOf = async (store: AnalyticsStore): Promise<Size> => {
  const { rows } = await store.query<Record<keyof Size, string>>(
    `SELECT sum(bytes_on_disk) AS bytes, sum(data_uncompressed_bytes) AS plain, sum(rows) AS rows, count() AS parts
     FROM system.parts WHERE active AND database = currentDatabase() AND table = 'telemetry'`,
  )
  const of = (key: keyof Size): number => Number(rows[0]?.[key])
  return { bytes: of('bytes'), plain: of('plain'), rows: of('rows'), parts: of('parts') }
}

const sizeLine = (what: string, { bytes, plain, rows, parts }: Size): string =>
  `${what}: ${(bytes / rows).toFixed(2)} bytes a point on disk in ${parts} parts, ${(bytes / plain).toFixed(3)} of what they are unpacked.`

const rates = async (store: AnalyticsStore, seconds: number): Promise<void> => {
  const rows = MACHINES * seconds
  let [tellS, insertS, engineS] = [0, 0, 0]
  const ourCores = await coreSeconds(async () => {
    ;({ tellS, insertS } = await insertTold(store, seconds))
  })
  const engineCores = await coreSeconds(async () => {
    engineS = await insertByEngine(store, seconds)
  })
  await dropTheSame(store)
  console.log(
    [
      `${count(rows)} positions: ${MACHINES} machines, one a second, ${seconds / 3600} hours; in real time ${count(MACHINES)} a second.`,
      `Told and inserted: ${count(rows / (tellS + insertS))} a second (inserting alone: ${count(rows / insertS)}).`,
      `The engine works out and inserts the very same: ${count(rows / engineS)} a second.`,
      `Ratio: ${(engineS / (tellS + insertS)).toFixed(2)} of the engine's rate, inserting alone ${(engineS / insertS).toFixed(2)}; in seconds of a core ${(engineCores / ourCores).toFixed(2)}.`,
    ].join('\n'),
  )
}

/** Measures how fast positions go in against the engine itself, what a point takes on disk, and what a track costs to read. */
export const telemetry = async (hours: number): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'quaywise-bench-'))
  const store = await openEmbeddedStore({ path: join(folder, 'analytics') })
  try {
    await migrate(store, MIGRATIONS)
    await rates(store, hours * 3600)
    console.log(`\n${sizeLine('As they came in', await sizeOf(store))}`)
    await store.command('OPTIMIZE TABLE quaywise.telemetry FINAL', LONG)
    console.log(sizeLine('Merged', await sizeOf(store)))
    const { oursMs, plainMs, points, of } = await trackOf(store, hours * 3600)
    console.log(
      `\nThe track of a machine over an hour: ${count(points)} of ${count(of)} points in ${oursMs.toFixed(1)} ms; ` +
        `the engine's plain read of all of them ${plainMs.toFixed(1)} ms: ratio ${(oursMs / plainMs).toFixed(2)}.`,
    )
  } finally {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await telemetry(Number(process.argv[2] ?? DAY_HOURS))
