const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const firstOf = (text: string, names: typeof BROWSERS): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** What a browser says it is, in two words; null where it says nothing known. */
export function deviceName(userAgent: string): string | null {
  const known = [firstOf(userAgent, BROWSERS), firstOf(userAgent, SYSTEMS)].filter(
    (name) => name !== undefined,
  )
  return known.length === 0 ? null : known.join(' · ')
}
