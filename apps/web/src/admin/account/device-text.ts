type Sign = readonly [pattern: RegExp, name: string]

// The order matters: browsers name those that they come from too.
const BROWSERS: readonly Sign[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
]
const SYSTEMS: readonly Sign[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (signs: readonly Sign[], text: string): string | undefined =>
  signs.find(([pattern]) => pattern.test(text))?.[1]

/** The browser and the system that a program names itself by; its own first words where they say neither. */
export function deviceText(userAgent: string): string {
  const told = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter((name) => name !== undefined)
  return told.length > 0 ? told.join(' · ') : userAgent.slice(0, 60)
}
