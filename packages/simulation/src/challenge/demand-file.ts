import { type Parsed, refused } from '../scenario/parse.ts'
import { type CsvLine, csvLines, nameKey } from './csv.ts'

const MOST_SERVICES = 300
const MOST_BOXES = 10_000

/** Boxes a week from each service (row) to each service (column); both in the order of `services`. */
export type Demand = { readonly services: readonly string[]; readonly boxes: readonly (readonly number[])[] }

/** The problem with a list of names, if it has one. */
const nameProblem = (names: readonly string[], where: (i: number) => string): string | null => {
  const seen = new Set<string>()
  for (const [i, name] of names.entries()) {
    if (name === '') return `${where(i)}: a service has no name`
    if (seen.has(nameKey(name))) return `${where(i)}: ${name} stands there twice`
    seen.add(nameKey(name))
  }
  return null
}

const countOf = (cell: string): number | null => {
  if (!/^\d+(\.0*)?$/.test(cell)) return null
  const count = Number(cell)
  return count <= MOST_BOXES ? count : null
}

const readRow = ({ line, cells }: CsvLine, columns: readonly string[], problems: string[]): number[] => {
  if (cells.length !== columns.length + 1)
    problems.push(`line ${line}: has ${cells.length} cells, the first line has ${columns.length + 1}`)
  return columns.map((column, i) => {
    const cell = cells[i + 1] ?? ''
    const count = countOf(cell)
    if (count === null && i + 1 < cells.length)
      problems.push(`line ${line}, ${column}: "${cell}" is no whole number from 0 to ${MOST_BOXES}`)
    return count ?? 0
  })
}

/**
 * Reads the weekly transhipment matrix: a first line of service names behind an empty (or any) first cell, then
 * for each service a line of its name and the boxes it brings for each other. Rows may stand in any order, but
 * each service must have a row and a column. Never throws.
 */
export const readDemand = (text: string): Parsed<Demand> => {
  const [first, ...rows] = csvLines(text)
  if (!first || first.cells.length < 2) return refused('line 1: must name the services, one a column')
  const columns = first.cells.slice(1)
  if (columns.length > MOST_SERVICES) return refused(`line 1: must name at most ${MOST_SERVICES} services`)
  const names = rows.map(({ cells }) => cells[0] ?? '')
  const bad =
    nameProblem(columns, (i) => `line ${first.line}, column ${i + 2}`) ??
    nameProblem(names, (i) => `line ${rows[i]?.line ?? 0}`)
  if (bad !== null) return refused(bad)
  const problems: string[] = []
  const byName = new Map(rows.map((row, i) => [nameKey(names[i] ?? ''), readRow(row, columns, problems)]))
  const known = new Set(columns.map(nameKey))
  for (const [i, name] of names.entries())
    if (!known.has(nameKey(name))) problems.push(`line ${rows[i]?.line ?? 0}: ${name} has no column`)
  for (const name of columns) if (!byName.has(nameKey(name))) problems.push(`${name}: has no row`)
  if (problems.length > 0) return refused(...problems)
  return {
    ok: true,
    value: { services: columns, boxes: columns.map((name) => byName.get(nameKey(name)) ?? []) },
  }
}
