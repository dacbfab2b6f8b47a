/** A value of a parameter. */
type BoundValue = string | number | readonly (string | number)[]

/** Parameters of one statement. Every value that came from outside enters SQL through here. */
export type Bindings = {
  /** Binds a value and gives its placeholder; equal values of a type share one. */
  readonly bind: (value: BoundValue, type: string) => string
  readonly params: Readonly<Record<string, BoundValue>>
}

/** Starts the parameters of a statement with those that every statement has. */
export const newBindings = (fixed: Readonly<Record<string, string | number>>): Bindings => {
  const params: Record<string, BoundValue> = { ...fixed }
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
