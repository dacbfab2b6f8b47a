import { createContext, useContext } from 'react'
import type { Words } from '../report/words/use-words.ts'
import type { TerminalClock } from '../status/terminal-now.ts'
import type { Uploads } from './files/use-uploads.ts'

/** What the parts of the data page share. */
export interface DataView {
  readonly terminal: TerminalClock
  readonly terminals: readonly { readonly id: string; readonly name: string }[]
  readonly words: Words
  readonly uploads: Uploads
}

export const DataContext = createContext<DataView | null>(null)

/** The terminal, its words and the uploads of the data page. */
export function useData(): DataView {
  const view = useContext(DataContext)
  if (view === null) throw new Error('A part of the data page is shown outside it')
  return view
}

/** The name of a terminal by its id. */
export function useTerminalName(): (id: string) => string {
  const { terminals } = useData()
  return (id) => terminals.find((terminal) => terminal.id === id)?.name ?? id
}
