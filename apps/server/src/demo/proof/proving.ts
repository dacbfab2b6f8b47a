import { test } from 'vitest'
import type { Choices } from './choices.ts'
import type { Facts } from './facts.ts'
import { Filters } from './filters.ts'
import type { LoadedTerminal } from './loaded-terminal.fixture.ts'

/** What a proof has to hand. */
export type Proving = {
  readonly terminal: LoadedTerminal
  readonly choices: Choices
  readonly facts: Facts
}

export type Loaded = () => Proving

/** One question of a proof; `where` says how to get it again. */
export type Once = (proving: Proving, filters: Filters, where: string, time: number) => Promise<void>

/** A test of one statement over so many random filters. */
export const holds = (what: string, times: number, loaded: Loaded, once: Once): void =>
  test(`${what}, over ${times} random filters`, async () => {
    const proving = loaded()
    const seed = [...what].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 7)
    const filters = new Filters(seed, proving.choices)
    for (let time = 0; time < times; time++)
      await once(proving, filters, `seed ${seed}, filter ${time}`, time)
  }, 300_000)
