/** Parameters of one statement. Every value that came from outside enters SQL through here. */
export type Bindings = {
  /** Binds a value and gives its placeholder; equal values of a type share one. */
  readonly bind: (value: string | number | readonly string[], type: string) => string
  readonly params: Readonly<Record<string, string | number | readonly string[]>>
}

/** Starts the parameters of a statement with those that every statement has. */
export const newBindings = (fixed: Readonly<Record<string, string>>): Bindings => {
  const params: Record<string, string | number | readonly string[]> = { ...fixed }
  const known = new Map<string, string>()
  const bind: Bindings['bind'] = (value, type) => {
    const key = `${type} ${JSON.stringify(value)}`
    let name = known.get(key)
    if (!name) {
      name = `p${known.size}`
      known.set(key, name)
      params[name] = value
    }
    return `{${name}:${type}}`
  }
  return { bind, params }
}
