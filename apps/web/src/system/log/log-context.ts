import { createContext, useContext } from 'react'
import type { Words } from '../../report/words/use-words.ts'
import type { filterOf } from './log-filter.ts'

/** What the parts of the log share: the terminal whose clocks tell times, its words, and what is asked. */
export interface LogView {
  readonly zone: string
  readonly words: Words
  readonly filter: ReturnType<typeof filterOf>
}

export const LogContext = createContext<LogView | null>(null)

/** What the part of the log that asks is shown with. */
export function useLog(): LogView {
  const view = useContext(LogContext)
  if (view === null) throw new Error('A part of the log is shown outside it')
  return view
}
