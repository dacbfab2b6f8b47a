import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killRounds } from '@quaywise/testing'

const ROUNDS = 50

/** Kills a server 50 times while files of corrections come in, and prints what was lost or doubled: nothing. */
export const kill = async (rounds: number): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), 'quaywise-bench-'))
  try {
    const { answered, doubled, lost, wrong } = await killRounds(folder, rounds)
    console.log(`${rounds} rounds, ${answered} of them answered before the kill.`)
    console.log(
      `Rounds that lost an acknowledged row: ${lost}; doubled one: ${doubled}; left another value: ${wrong}.`,
    )
    return doubled + lost + wrong === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main && !(await kill(Number(process.argv[2] ?? ROUNDS)))) process.exitCode = 1
