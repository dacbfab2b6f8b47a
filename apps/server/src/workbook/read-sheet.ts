import { rowsOf, type SheetRow } from './sheet-rows.ts'
import { unzipped } from './unzip.ts'
import { attributeOf, type Tag, xmlTags } from './xml-tags.ts'

const MOST_BYTES = 16 * 1_048_576

const find = (xml: string, fits: (tag: Tag) => boolean): Tag | undefined => {
  for (const tag of xmlTags(xml)) if (fits(tag)) return tag
  return undefined
}

/** The texts that cells name by their place, without what only says how they are read. */
const sharedTexts = (xml: string): readonly string[] => {
  const texts: string[] = []
  let spoken = false
  for (const { name, kind, text } of xmlTags(xml)) {
    if (name === 'si' && kind !== 'close') texts.push('')
    if (name === 'rPh') spoken = kind === 'open'
    if (name === 't' && kind === 'open' && !spoken) texts.push(`${texts.pop() ?? ''}${text}`)
  }
  return texts
}

const firstSheet = (part: (name: string) => string | undefined): string | undefined => {
  const sheet = find(part('xl/workbook.xml') ?? '', ({ name }) => name === 'sheet')
  const id = sheet && attributeOf(sheet, 'id')
  const relation = find(
    part('xl/_rels/workbook.xml.rels') ?? '',
    (tag) => tag.name === 'Relationship' && attributeOf(tag, 'Id') === id,
  )
  const target = relation && attributeOf(relation, 'Target')
  return target && part(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
}

/**
 * The rows of the first sheet of a workbook, at most so many, empty ones left out; numbers are told as texts.
 * Null for what is no workbook that can be read.
 */
export const readSheet = (file: Buffer, mostRows: number): readonly SheetRow[] | null => {
  try {
    const part = unzipped(file, MOST_BYTES)
    const sheet = firstSheet(part)
    if (sheet === undefined) return null
    return rowsOf(sheet, sharedTexts(part('xl/sharedStrings.xml') ?? ''), mostRows)
  } catch {
    return null
  }
}
