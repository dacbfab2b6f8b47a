import type { NOTE_SUBJECTS } from '@quaywise/contract'
import { createContext, useContext } from 'react'

/** What a new note is about before anybody typed. */
export interface NoteStart {
  readonly subject: (typeof NOTE_SUBJECTS)[number]
  readonly subjectId: string
  readonly subjectName: string
  /** Instants, ISO; the page's period where they are not told. */
  readonly startAt?: string
  readonly endAt?: string
}

/** A tool of the page and what it begins with. */
export type Tool =
  | { readonly kind: 'views' | 'share' | 'schedules' }
  | { readonly kind: 'notes'; readonly start?: NoteStart }
  | { readonly kind: 'alerts'; readonly tile?: { readonly panel: string; readonly measure: string } }

export const ToolsContext = createContext<((tool: Tool) => void) | null>(null)

/** Opens a tool of the page: views, links, notes, alerts, schedules. */
export function useTools(): (tool: Tool) => void {
  const open = useContext(ToolsContext)
  if (open === null) throw new Error('A tool is opened outside a page')
  return open
}
