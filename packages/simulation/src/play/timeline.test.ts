import { describe, expect, test } from 'vitest'
import { Timeline } from './timeline.ts'

const run = (
  act: (line: Timeline<{ readonly word: string }>) => void,
): { readonly rows: readonly string[]; readonly over: readonly string[] } => {
  const over: string[] = []
  const rows: string[] = []
  const line = new Timeline<{ readonly word: string }>(
    ({ word }, from, to) => rows.push(`${word} ${from}-${to}`),
    { same: (one, other) => one.word === other.word, over: ({ word }, ms) => over.push(`${word} ${ms}`) },
  )
  act(line)
  return { rows, over }
}

const told = (act: (line: Timeline<{ readonly word: string }>) => void): readonly string[] => run(act).rows
const [a, b] = [{ word: 'a' }, { word: 'b' }]

describe('a timeline', () => {
  test('tells each state once, in order and without a gap', () => {
    const rows = told((line) => {
      line.set(0, a)
      line.set(5, b)
      line.set(9, { ...a })
      line.set(12, null)
    })
    expect(rows).toEqual(['a 0-5', 'b 5-9', 'a 9-12'])
  })

  test('goes on with a state that comes back at once, or is said again', () => {
    const rows = told((line) => {
      line.set(0, a)
      line.set(3, { ...a })
      line.set(5, b)
      line.set(5, { ...a })
      line.set(8, b)
      line.set(10, null)
    })
    expect(rows).toEqual(['a 0-8', 'b 8-10'])
  })

  test('is cut at ticks, also where a state came back at once', () => {
    const rows = told((line) => {
      line.set(0, a)
      line.set(4, b)
      line.tick(4)
      line.set(4, { ...a })
      line.tick(6)
      line.tick(6)
      line.set(7, null)
    })
    expect(rows).toEqual(['a 0-4', 'a 4-6', 'a 6-7'])
  })

  test('tells nothing while there is no state', () => {
    const rows = told((line) => {
      line.tick(2)
      line.set(3, a)
      line.set(3, null)
      line.tick(5)
      line.set(6, b)
      line.tick(7)
    })
    expect(rows).toEqual(['b 6-7'])
  })

  test('counts each state whole when it is over, through ticks and what took no time', () => {
    const { over } = run((line) => {
      line.set(0, a)
      line.tick(3)
      line.set(5, b)
      line.set(5, { ...a })
      line.tick(6)
      line.set(8, b)
      line.tick(10)
      line.set(10, { ...a })
      line.set(12, null)
      line.set(14, b)
    })
    expect(over).toEqual(['a 8', 'b 2', 'a 2'])
  })
})
