import { type CodeList, meaningOf } from '../segment/code-list.ts'
import { part, type Segment } from '../syntax/segment.ts'

/** What BGM says: the kind of document, its number, and whether it is new or changes an earlier one. */
export type DocumentHead = {
  readonly documentCode: string | null
  readonly documentNo: string | null
  readonly functionCode: string | null
  readonly function: DocumentFunction | null
}
type DocumentFunction =
  | 'CANCELLATION'
  | 'ADDITION'
  | 'DELETION'
  | 'CHANGE'
  | 'REPLACEMENT'
  | 'DUPLICATE'
  | 'ORIGINAL'
  | 'FINAL'

const FUNCTIONS: CodeList<DocumentFunction> = {
  ...{ '1': 'CANCELLATION', '2': 'ADDITION', '3': 'DELETION', '4': 'CHANGE', '5': 'REPLACEMENT' },
  ...{ '7': 'DUPLICATE', '9': 'ORIGINAL', '22': 'FINAL' },
}

/** A message without BGM. */
export const NO_DOCUMENT: DocumentHead = {
  documentCode: null,
  documentNo: null,
  functionCode: null,
  function: null,
}

/** Reads a BGM segment. */
export const readDocumentHead = (segment: Segment): DocumentHead => {
  const functionCode = part(segment, 3) || null
  return {
    documentCode: part(segment, 1) || null,
    documentNo: part(segment, 2) || null,
    functionCode,
    function: meaningOf(FUNCTIONS, functionCode),
  }
}
