import type { NoteLine } from '../../annotations/read-annotations.ts'
import type { ReadyPanel } from '../panels.ts'
import type { FileTexts } from '../texts.ts'

async function* once<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  yield rows
}

/** The notes of the team on a page's time as a sheet. */
export const notesSheet = (notes: readonly NoteLine[], { text }: FileTexts): ReadyPanel => {
  const title = text('keep.notes')
  const lines = notes.map(({ startAt, endAt, about, text: words, author }) => [
    startAt,
    endAt,
    about,
    words,
    author,
  ])
  return {
    sheet: {
      title,
      columns: [
        { title: text('keep.note.from'), format: 'instant', width: 18 },
        { title: text('keep.note.to'), format: 'instant', width: 18 },
        { title: text('keep.note.about'), format: 'text', width: 24 },
        { title: text('keep.note.text'), format: 'text', width: 60 },
        { title: text('keep.note.author'), format: 'text', width: 24 },
      ],
      chunks: once(lines),
    },
    told: { title, notApplied: [], where: [] },
    measures: [],
  }
}
