import { type Parsed, refused } from '../scenario/parse.ts'
import { csvLines } from './csv.ts'

/** A place on the terminal in metres: x along the quay, y from the quay landwards. */
export type Point = { readonly x: number; readonly y: number }

const NUMBER = /^-?\d+(\.\d+)?$/

/** Reads a table of places, x and y a line, with or without a heading; there must be `count`. Never throws. */
export const readPoints = (text: string, count: number): Parsed<readonly Point[]> => {
  const lines = csvLines(text)
  const body = lines.filter(({ cells }, i) => i > 0 || cells.some((cell) => NUMBER.test(cell)))
  const problems = body.flatMap(({ line, cells }) =>
    cells.length === 2 && cells.every((cell) => NUMBER.test(cell) && Math.abs(Number(cell)) <= 100_000)
      ? []
      : [`line ${line}: must be two numbers, x and y in metres`],
  )
  if (problems.length === 0 && body.length !== count)
    problems.push(`there must be ${count} places, one a line, but there are ${body.length}`)
  if (problems.length > 0) return refused(...problems)
  return { ok: true, value: body.map(({ cells }) => ({ x: Number(cells[0]), y: Number(cells[1]) })) }
}
