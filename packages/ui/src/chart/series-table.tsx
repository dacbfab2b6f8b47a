import { type ChartNote, noteLine } from './notes.ts'
import type { Series } from './series.ts'

const rowLimit = 500

type SeriesTableProps = {
  title: string
  unit: string
  categories: readonly string[]
  series: readonly Series[]
  formatValue: (value: number) => string
  notes?: readonly ChartNote[] | undefined
}

/** The chart's numbers for screen readers, up to 500 categories. */
export function SeriesTable({ title, unit, categories, series, formatValue, notes = [] }: SeriesTableProps) {
  return (
    <div className="qw-visually-hidden">
      <table>
        <caption>{`${title} (${unit})`}</caption>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {series.map((each) => (
              <th scope="col" key={each.key}>
                {each.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.slice(0, rowLimit).map((category, index) => (
            <tr key={`${category}-${String(index)}`}>
              <th scope="row">{category}</th>
              {series.map((each) => {
                const value = each.values[index] ?? null
                return <td key={each.key}>{value === null ? '–' : (each.write ?? formatValue)(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note.key}>{noteLine(note)}</p>
      ))}
    </div>
  )
}
