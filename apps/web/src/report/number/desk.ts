import type { Anchor } from '@quaywise/ui'
import { createContext, useContext } from 'react'
import type { Subject } from './subject.ts'

/** A place on the viewport, px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What can be done with any number of a page. */
export interface NumberDesk {
  /** Opens the one menu of actions; several numbers of one mark share it. */
  menu(subjects: readonly Subject[], at: Point): void
  /** Opens what the page can be compared with. */
  compareWith(at: Point): void
  explain(subject: Subject, anchor: Anchor): void
  rows(subject: Subject): void
}

export const DeskContext = createContext<NumberDesk | null>(null)

/** The actions on numbers of the page that asks. */
export function useDesk(): NumberDesk {
  const desk = useContext(DeskContext)
  if (desk === null) throw new Error('A number is shown outside its page')
  return desk
}

/** The place of a click on a mark. */
export const pointOf = (event: { readonly clientX: number; readonly clientY: number }): Point => ({
  x: event.clientX,
  y: event.clientY,
})
