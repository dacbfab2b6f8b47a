import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killRounds } from '@quaywise/testing'

const ROUNDS = 50

/** Kills a server 50 times while files of corrections come in, and prints what was lost or doubled: nothing. */
export const kill = async (rounds: number): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), 'quaywise-bench-'))
  try {
    const { answered, doubled, lost, wrong, astray, compared } = await killRounds(folder, rounds)
    console.log(`${rounds} rounds, ${answered} of them answered before the kill.`)
    console.log(
      `Rounds that lost an acknowledged row: ${lost}; doubled one: ${doubled}; left another value: ${wrong}.`,
    )
    console.log(
      `Rounds after which a roll-up was astray: ${astray}; ${compared} days were built and compared.`,
    )
    return doubled + lost + wrong + astray === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main && !(await kill(Number(process.argv[2] ?? ROUNDS)))) process.exitCode = 1
