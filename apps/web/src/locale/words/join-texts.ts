/** The texts of a language by their keys. */
export type Texts = Readonly<Record<string, string>>

/** Joins the texts of the shell and the vocabulary with those that lie beside the pages. */
export function joinTexts(catalog: Texts, pages: Readonly<Record<string, unknown>>): Texts {
  return Object.assign({}, catalog, ...Object.values(pages))
}
