type Values = Readonly<Record<string, string | number | null>>

/** The columns of readings that tell anything in at least one of them, in the order in which they are told. */
export function previewColumns(readings: readonly { readonly values: Values }[]): readonly string[] {
  const keys = [...new Set(readings.flatMap(({ values }) => Object.keys(values)))]
  return keys.filter((key) =>
    readings.some(({ values }) => values[key] !== null && values[key] !== undefined && values[key] !== ''),
  )
}
