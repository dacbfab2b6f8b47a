/** What the codes of one list mean. */
export type CodeList<Meaning> = Readonly<Record<string, Meaning>>

/** What a code of a file means; null where the list does not have it. */
export const meaningOf = <Meaning>(list: CodeList<Meaning>, code: string | null): Meaning | null =>
  code !== null && Object.hasOwn(list, code) ? (list[code] ?? null) : null
