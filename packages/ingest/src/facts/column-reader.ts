import type { FactColumn } from '@quaywise/domain'
import type { InstantTerms } from './instant-reader.ts'
import { instantReader } from './instant-reader.ts'
import {
  type Decimal,
  fractionReader,
  hundredthsReader,
  listReader,
  readFlag,
  textReader,
  type ValueReader,
  wholeReader,
  wordReader,
} from './value-readers.ts'

const ID_LENGTH = 200
const REMARK_LENGTH = 2000
const REMARKS: ReadonlySet<string> = new Set(['remarks', 'remark', 'reason', 'value'])

/** How values of a file are written. */
export type ValueTerms = InstantTerms & { readonly decimal: Decimal }

/** Reads the values of a column, and says what stands for a value that is not told; undefined where it must be. */
export type ColumnReader = { readonly read: ValueReader; readonly untold: unknown }

const WHOLE = {
  u8: [0, 255],
  u16: [0, 65_535],
  u32: [0, 4_294_967_295],
  i8: [-128, 127],
  version: [0, Number.MAX_SAFE_INTEGER],
} as const satisfies Readonly<Record<string, readonly [number, number]>>

/** The reader of a column by what it holds. A key of free text has to be told. */
export const columnReader = (
  column: { readonly name: string; readonly holds: FactColumn; readonly key: boolean },
  terms: ValueTerms,
): ColumnReader => {
  const { name, holds, key } = column
  const { decimal } = terms
  if (isWords(holds)) return { read: wordReader(holds), untold: holds.includes('') ? '' : undefined }
  if (typeof holds === 'object') return { read: listReader(wordReader(holds.list)), untold: [] }
  switch (holds) {
    case 'instant':
      return { read: instantReader(terms), untold: undefined }
    case 'instant or never':
      return { read: instantReader(terms), untold: 0 }
    case 'maybe instant':
      return { read: instantReader(terms), untold: null }
    case 'maybe fraction':
      return { read: fractionReader(decimal), untold: null }
    case 'fraction':
      return { read: fractionReader(decimal), untold: 0 }
    case 'hundredths':
      return { read: hundredthsReader(decimal), untold: 0 }
    case 'flag':
      return { read: readFlag, untold: 0 }
    case 'texts':
      return { read: listReader(textReader(ID_LENGTH)), untold: [] }
    case 'text':
    case 'terminal':
    case 'source': {
      const longest = REMARKS.has(name) ? REMARK_LENGTH : ID_LENGTH
      return { read: textReader(longest), untold: key && name !== 'imo' ? undefined : '' }
    }
    default:
      return { read: wholeReader(decimal, WHOLE[holds]), untold: 0 }
  }
}

const isWords = (holds: FactColumn): holds is readonly string[] => Array.isArray(holds)
