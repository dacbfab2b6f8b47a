import type { Words } from '../words/use-words.ts'

/** A cell of a ship as bay, row and tier in one number: its bays have two or three digits. */
const CELL = /^(\d{2,3})(\d\d)(\d\d)$/

/** A place of a way: a cell of a ship with its parts apart, what a crane sets down on by its word, others as told. */
export function placeText(place: string, words: Words): string {
  if (place === '') return '–'
  const [, bay, row, tier] = CELL.exec(place) ?? []
  return bay === undefined ? words.key('place', place) : `${bay}-${row}-${tier}`
}
