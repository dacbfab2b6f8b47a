/** One measured figure: its aim, if it has one, and whether more or less is better. */
export type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly aim?: { readonly at: number; readonly better: 'more' | 'less' }
}

const shown = (value: number): string =>
  value >= 1000
    ? Math.round(value).toLocaleString('en-GB')
    : value.toLocaleString('en-GB', { maximumSignificantDigits: 3 })

const verdict = ({ value, aim }: Figure): string => {
  if (!aim) return ''
  const met = aim.better === 'more' ? value >= aim.at : value <= aim.at
  return `${aim.better === 'more' ? 'at least' : 'at most'} ${shown(aim.at)}: ${met ? 'met' : 'NOT met'}`
}

/** Figures as aligned lines: name, value, unit, aim. */
export const tableOf = (figures: readonly Figure[]): string => {
  const cells = figures.map((figure) => [figure.name, shown(figure.value), figure.unit, verdict(figure)])
  const width = (column: number): number => Math.max(...cells.map((cell) => cell[column]?.length ?? 0))
  const [name, value, unit] = [width(0), width(1), width(2)]
  return cells
    .map(([n = '', v = '', u = '', aim = '']) =>
      `${n.padEnd(name)}  ${v.padStart(value)} ${u.padEnd(unit)}  ${aim}`.trimEnd(),
    )
    .join('\n')
}
