/** Any value that JSON can carry. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue }

/** Reads a JSON text that the store wrote itself. */
export function fromJson<T extends JsonValue>(text: string): T {
  return JSON.parse(text)
}
