import type { Bench } from './bench.ts'
import type { EngineCheck } from './check.ts'

const SHOWN = 3

/** Runs checks one after the other, prints a line for each, and gives back how many did not hold. */
export const runChecks = async (
  checks: readonly EngineCheck[],
  bench: Bench,
  print: (line: string) => void,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  let failed = 0
  for (const check of checks) {
    if (isStopped()) throw new Error('stopped before the end')
    const began = performance.now()
    const complaints = await complaintsOf(check, bench)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    print(`${complaints.length === 0 ? 'holds' : 'FAILS'}  ${check.name} (${seconds} s)`)
    for (const complaint of complaints.slice(0, SHOWN)) print(`         ${complaint}`)
    if (complaints.length > SHOWN) print(`         and ${complaints.length - SHOWN} more`)
    if (complaints.length > 0) failed += 1
  }
  return failed
}

const complaintsOf = async (check: EngineCheck, bench: Bench): Promise<readonly string[]> => {
  try {
    return await check.complaints(bench)
  } catch (thrown) {
    return [thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : String(thrown)]
  }
}
