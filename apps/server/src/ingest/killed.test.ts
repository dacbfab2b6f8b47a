import { rmSync } from 'node:fs'
import { killRounds } from '@quaywise/testing'
import { afterAll, expect, it } from 'vitest'
import { freshFolder } from '../start/fixture/spawned-server.ts'

/** All 50 are in `npm run bench -- kill`. */
const ROUNDS = 4

const folder = freshFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a server that is killed while it takes corrections loses nothing that it answered, and doubles nothing', async () => {
  const { compared, answered, ...figures } = await killRounds(folder, ROUNDS)
  expect(figures).toEqual({ rounds: ROUNDS, doubled: 0, lost: 0, wrong: 0, astray: 0 })
  expect(answered).toBeGreaterThanOrEqual(ROUNDS / 2)
  expect(compared).toBeGreaterThan(0)
}, 360_000)
