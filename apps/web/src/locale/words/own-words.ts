import type { Texts } from './join-texts.ts'

const SIGNS = /[{}<>]/

/** A text that people wrote as a message that says exactly that, whatever signs of the grammar are in it. */
export function asMessage(text: string): string {
  const at = text.search(SIGNS)
  const doubled = (part: string) => part.replaceAll("'", "''")
  return at < 0 ? doubled(text) : `${doubled(text.slice(0, at))}'${doubled(text.slice(at))}'`
}

/** The texts of a language with the terminal's own words in their place. */
export function withOwnWords(words: Texts, own: Texts): Texts {
  const messages = Object.entries(own).map(([key, text]) => [key, asMessage(text)])
  return { ...words, ...Object.fromEntries(messages) }
}
