import { type Parsed, refused } from '../scenario/parse.ts'
import { type CsvLine, csvLines, nameKey } from './csv.ts'

const STAMP = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T](\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?$/

/** The instant of a stamp such as 2025/05/04 00:14:00, read as UTC; null for what is no such instant. */
const instantOf = (stamp: string): number | null => {
  const [, year, month, day, hour, minute, second = '0'] = STAMP.exec(stamp) ?? []
  if (year === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day))
  const at = new Date(date)
  if (at.getUTCMonth() !== Number(month) - 1 || at.getUTCDate() !== Number(day)) return null
  return date + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000
}

const isHeader = ({ cells }: CsvLine): boolean => cells.length >= 2 && !/\d/.test(cells[1] ?? '')

/**
 * Reads the table of first arrivals, a line a service: its name and the instant of its call in the first week
 * (2025/05/04 00:14:00, also with hyphens or without seconds). A heading is passed over. The answer is by the
 * place of each service in `services`, all of which must be there and no other. Never throws.
 */
export const readArrivals = (text: string, services: readonly string[]): Parsed<readonly number[]> => {
  const lines = csvLines(text)
  const problems: string[] = []
  const places = new Map(services.map((name, i) => [nameKey(name), i]))
  const arrivals = new Map<number, number>()
  for (const [i, { line, cells }] of lines.entries()) {
    if (i === 0 && isHeader({ line, cells })) continue
    const [name = '', stamp = ''] = cells
    const place = places.get(nameKey(name))
    const at = instantOf(stamp)
    if (cells.length !== 2) problems.push(`line ${line}: must have two cells, a service and its arrival`)
    else if (place === undefined) problems.push(`line ${line}: ${name} is not in the matrix`)
    else if (arrivals.has(place)) problems.push(`line ${line}: ${name} stands there twice`)
    else if (at === null) problems.push(`line ${line}: "${stamp}" is no instant such as 2025/05/04 00:14:00`)
    else arrivals.set(place, at)
  }
  if (problems.length === 0)
    for (const [i, name] of services.entries()) if (!arrivals.has(i)) problems.push(`${name}: has no arrival`)
  return problems.length > 0
    ? refused(...problems)
    : { ok: true, value: services.map((_, i) => arrivals.get(i) ?? 0) }
}
