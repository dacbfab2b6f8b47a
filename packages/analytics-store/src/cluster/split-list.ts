const TOKEN = /'(?:[^'\\]|\\[\s\S]|'')*'|`(?:[^`\\]|\\[\s\S])*`|[()[\],]|[^'`()[\],]+|[\s\S]/g

/** The parts of a list, split at its commas; those inside brackets and quotes stay. */
export const splitList = (text: string): readonly string[] => {
  const parts = ['']
  let depth = 0
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '(' || token === '[') depth += 1
    if (token === ')' || token === ']') depth -= 1
    if (token === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** What stands in the bracket with which the text begins, and what follows it; null where there is none. */
export const bracketOf = (text: string): { readonly inside: string; readonly after: string } | null => {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (depth === 0)
      return token === ')' ? { inside: text.slice(1, index), after: text.slice(index + 1) } : null
  }
  return null
}
