import type { JsonValue } from '@quaywise/admin-store'

/**
 * How the rejected rows of a file can be mended: as cells under its header, as whole lines, as parts of the message
 * that held them, or only in the file.
 */
export type Mend = 'cells' | 'lines' | 'message' | 'no'

/** What is noted of a file beside its counts. */
export type BatchNotes = {
  readonly mend: Mend
  /** Its first line as it came: the header where it has columns. */
  readonly head: string
  readonly corrects: string | null
  readonly correctedBy: readonly string[]
}

const textOf = (value: JsonValue | undefined): string | null => (typeof value === 'string' ? value : null)

const MENDS: readonly Mend[] = ['cells', 'lines', 'message']

const mendOf = (value: JsonValue | undefined): Mend => MENDS.find((mend) => mend === value) ?? 'no'

/** Reads the notes from the state of a batch; what is not noted is nothing. */
export const notesOf = (state: JsonValue): BatchNotes => {
  const told = new Map<string, JsonValue>(Object.entries(state ?? {}))
  const correctedBy = told.get('correctedBy')
  return {
    mend: mendOf(told.get('mend')),
    head: textOf(told.get('head')) ?? '',
    corrects: textOf(told.get('corrects')),
    correctedBy: Array.isArray(correctedBy) ? correctedBy.filter((id) => typeof id === 'string') : [],
  }
}
