import { ingestText } from '@quaywise/i18n/ingest-text'
import type { FileFault } from '@quaywise/ingest'
import { Problem } from '../http/problem.ts'

/** What a fault names, after its sentence: the columns that are missing, and where. */
const NAMED = /: (.+?)\.(?: |$)/

const codesWithNames: ReadonlySet<string> = new Set(['UNKNOWN_COLUMN'])

/** A file of which nothing could be read, told by the code of its fault in the caller's language. */
export class FileRefused extends Problem {
  constructor({ code, detail }: FileFault) {
    const named = codesWithNames.has(code) ? NAMED.exec(detail)?.[1] : undefined
    super('INVALID_INPUT', {
      values: { detail: `${code}: ${detail}` },
      valuesIn: (locale) => {
        const text = locale === 'en-US' ? undefined : ingestText(code, locale)
        if (text === undefined) return {}
        return { detail: `${code}: ${text}${named === undefined ? '' : ` (${named})`}` }
      },
    })
  }
}
