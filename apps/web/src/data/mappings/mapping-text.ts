/** A mapping as it stands in the editor: read, or why it cannot be. */
export type MappingText =
  | { readonly mapping: Readonly<Record<string, unknown>> }
  | { readonly line: number | null; readonly message: string }

const PLACE = /line (\d+)|position (\d+)/

/** Reads the text of an editor as a mapping; what is no JSON object is told with its line where that is known. */
export function readMapping(text: string): MappingText {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { mapping: { ...value } }
    return { line: 1, message: '{ … }' }
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const [, line, position] = PLACE.exec(message) ?? []
    if (line !== undefined) return { line: Number(line), message }
    return {
      line: position === undefined ? null : text.slice(0, Number(position)).split('\n').length,
      message,
    }
  }
}

/** Where the key that a path ends with stands in the text: its start and end; null where it is not there. */
export function placeOf(text: string, path: string): { readonly start: number; readonly end: number } | null {
  let from = 0
  let found: { start: number; end: number } | null = null
  for (const part of path.split('.')) {
    const key = JSON.stringify(part)
    const at = text.indexOf(key, from)
    // A number is the place in a list, which has no key of its own.
    if (at < 0 && /^\d+$/.test(part)) continue
    if (at < 0) return found
    found = { start: at, end: at + key.length }
    from = found.end
  }
  return found
}
