/** Tells whether a value has a shape; what is wrong goes into `problems`, each with its place in the file. */
export type Check<T> = (value: unknown, at: string, problems: string[]) => value is T

const fails = (problems: string[], at: string, rule: string): false => {
  problems.push(`${at || 'the file'}: must be ${rule}`)
  return false
}

/** A finite number from `min` to `max`. */
export const number =
  (min: number, max: number): Check<number> =>
  (value, at, problems): value is number =>
    (typeof value === 'number' && value >= min && value <= max) ||
    fails(problems, at, `a number from ${min} to ${max}`)

/** A whole number from `min` to `max`. */
export const whole =
  (min: number, max: number): Check<number> =>
  (value, at, problems): value is number =>
    (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) ||
    fails(problems, at, `a whole number from ${min} to ${max}`)

/** A text that a pattern matches as a whole; `rule` says it in words. */
export const text =
  (pattern: RegExp, rule: string): Check<string> =>
  (value, at, problems): value is string =>
    (typeof value === 'string' && pattern.test(value)) || fails(problems, at, rule)

/** True or false. */
export const flag: Check<boolean> = (value, at, problems): value is boolean =>
  typeof value === 'boolean' || fails(problems, at, 'true or false')

/** One of some words. */
export const oneOf =
  <const W extends string>(...words: readonly W[]): Check<W> =>
  (value, at, problems): value is W =>
    words.some((word) => word === value) || fails(problems, at, `one of ${words.join(', ')}`)

/** Null, or what another check asks for. */
export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value, at, problems): value is T | null =>
    value === null || check(value, at, problems)

/** A list of `min` to `max` items, each of one shape. */
export const list =
  <T>(check: Check<T>, min: number, max: number): Check<readonly T[]> =>
  (value, at, problems): value is readonly T[] => {
    if (!Array.isArray(value) || value.length < min || value.length > max)
      return fails(problems, at, `a list of ${min} to ${max} items`)
    return value.map((item, i) => check(item, `${at}[${i}]`, problems)).every((right) => right)
  }

/** A record with exactly the fields of `checks`. */
export const record = <T extends object>(checks: { readonly [K in keyof T]-?: Check<T[K]> }): Check<T> => {
  const fields = Object.entries<Check<unknown>>(checks)
  const names = new Set(fields.map(([name]) => name))
  return (value, at, problems): value is T => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return fails(problems, at, 'a record')
    const place = (name: string): string => (at ? `${at}.${name}` : name)
    const before = problems.length
    const given = new Map<string, unknown>(Object.entries(value))
    for (const name of given.keys()) if (!names.has(name)) problems.push(`${place(name)}: is not known`)
    for (const [name, check] of fields)
      if (given.has(name)) check(given.get(name), place(name), problems)
      else problems.push(`${place(name)}: is missing`)
    return problems.length === before
  }
}

/** One shape, then a rule over the whole of it; the rule adds its own problems under the same place. */
export const where =
  <T>(check: Check<T>, rule: (value: T, say: (field: string, problem: string) => void) => void): Check<T> =>
  (value, at, problems): value is T => {
    if (!check(value, at, problems)) return false
    const before = problems.length
    rule(value, (field, problem) => problems.push(`${[at, field].filter(Boolean).join('.')}: ${problem}`))
    return problems.length === before
  }
