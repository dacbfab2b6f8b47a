import type { EdifactWarningCode } from '../reason.ts'

/** Takes a warning about the segment being read, with the value to blame. */
export type Note = (code: EdifactWarningCode, value?: string) => void

/** Takes several warnings about one value. */
export const noteAll = (note: Note, codes: readonly EdifactWarningCode[], value: string): void => {
  for (const code of codes) note(code, value)
}
