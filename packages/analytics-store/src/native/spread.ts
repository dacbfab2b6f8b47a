import type { ValueColumn } from './column.ts'

/** Where what facts say in a field goes: a column, or numbers that wait for theirs, by place. */
export type Goal = ValueColumn | Float64Array

/** Gives what a fact says to the columns; numbers go to a place among those that wait, one that is not told is 0. */
export type Spread = (fact: object, place: number) => void

/**
 * A function that spreads facts over columns. It is written for the table, field by field: reading one whose name
 * the program knows costs a tenth of looking it up by a name in a variable, and a week has forty million.
 */
export const spreadOver = (goals: ReadonlyMap<string, Goal>): Spread => {
  const lines = [...goals].map(([name, goal], i) => {
    const told = `fact[${JSON.stringify(name)}]`
    return goal instanceof Float64Array ? `c${i}[place] = ${told} ?? 0` : `c${i}.add(${told})`
  })
  const columns = lines.map((_, i) => `c${i}`)
  const made: unknown = new Function(...columns, `return (fact, place) => {\n${lines.join('\n')}\n}`)(
    ...goals.values(),
  )
  return made as Spread
}
