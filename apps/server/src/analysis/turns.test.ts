import { describe, expect, it } from 'vitest'
import { turnsOf } from './turns.ts'

describe('turns', () => {
  it('are so many at once for each caller, first come, first served, also after a failure', async () => {
    const inTurn = turnsOf(2)
    const begun: string[] = []
    const ends = new Map<string, (ok: boolean) => void>()
    const ask = (caller: string, name: string): Promise<string> =>
      inTurn(
        caller,
        () =>
          new Promise((resolve, reject) => {
            begun.push(name)
            ends.set(name, (ok) => (ok ? resolve(name) : reject(new Error(name))))
          }),
      )
    const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name))
    const other = ask('b', 'b1')
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    ends.get('a2')?.(false)
    await expect(asked[1]).rejects.toThrow('a2')
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
    for (const name of ['a1', 'a3']) ends.get(name)?.(true)
    await Promise.all([asked[0], asked[2]])
    expect(begun.at(-1)).toBe('a4')
    for (const name of ['a4', 'b1']) ends.get(name)?.(true)
    expect(await Promise.all([asked[3], other])).toEqual(['a4', 'b1'])
  })
})
