import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import type { Catalog } from './catalog.ts'
import { catalog as enUS } from './en-US/index.ts'
import { errorText } from './errors.ts'
import { catalog as faIR } from './fa-IR/index.ts'
import { faultText } from './faults.ts'
import { catalog as idID } from './id-ID/index.ts'
import { catalog as jaJP } from './ja-JP/index.ts'
import { LOCALES, type Locale } from './locale.ts'
import { noticeText } from './notices.ts'
import { catalog as ptBR } from './pt-BR/index.ts'
import { catalog as zhCN } from './zh-CN/index.ts'
import { catalog as zhTW } from './zh-TW/index.ts'

const CATALOGUES: Record<Locale, Catalog> = {
  'zh-CN': zhCN,
  'en-US': enUS,
  'zh-TW': zhTW,
  'ja-JP': jaJP,
  'pt-BR': ptBR,
  'id-ID': idID,
  'fa-IR': faIR,
}

function holesOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return [element.value, ...Object.values(element.options).flatMap((option) => holesOf(option.value))]
    }
    return [element.value]
  })
}

const holes = (text: string) => [...new Set(holesOf(parse(text)))].sort()

describe.each(LOCALES)('%s', (locale) => {
  const texts = Object.entries(CATALOGUES[locale])

  it('has texts, each of them readable as ICU with the holes of the source', () => {
    expect(texts.length).toBeGreaterThan(150)
    const source = new Map<string, string>(Object.entries(zhCN))
    const wrong = texts.filter(([key, text]) => holes(text).join() !== holes(source.get(key) ?? '').join())
    expect(wrong).toEqual([])
  })

  it('leaves no text empty but the name of the plain number', () => {
    expect(texts.filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual(['unit.1'])
  })

  it('writes its digits as numbers are written', () => {
    expect(texts.filter(([, text]) => /[^0-9\P{Nd}]/u.test(text)).map(([key]) => key)).toEqual([])
  })
})

it('is translated, not copied from English', () => {
  const sentences = Object.entries(enUS).filter(
    ([, text]) => text.split(' ').length > 3 && /\p{L}/u.test(text.replaceAll(/\{[^}]*\}/g, '')),
  )
  for (const locale of LOCALES.filter((each) => each !== 'en-US')) {
    const texts = new Map<string, string>(Object.entries(CATALOGUES[locale]))
    expect(sentences.filter(([key, text]) => texts.get(key) === text).map(([key]) => key)).toEqual([])
  }
})

it('bends the noun to the number, which is written with the digits and groups of the product', () => {
  const broken = (locale: Locale, count: number) => errorText('DICTIONARY_FILLED', locale, { count })
  expect(broken('en-US', 1)).toBe('This dictionary still has 1 entry; delete it first.')
  expect(broken('en-US', 1893)).toContain('1,893 entries; delete them')
  expect(broken('pt-BR', 1893)).toContain('1.893 entradas')
  expect(broken('fa-IR', 1893)).toContain('1,893 مدخل')
  expect(faultText('tooFew', 'pt-BR', { count: 1 })).toBe('No mínimo 1 item.')
  expect(noticeText('ingest.text', 'en-US', { rejected: 1, accepted: 24_180 })).toBe(
    '1 row rejected, 24,180 taken',
  )
})

it('leaves what has no value as it is, and takes values as they come', () => {
  expect(errorText('UNKNOWN_PAGE', 'en-US')).toBe('There is no analytics page {page}')
  expect(errorText('UNKNOWN_PAGE', 'en-US', { page: "{a} <b>'c'" })).toBe(
    "There is no analytics page {a} <b>'c'",
  )
})

it('says an error in the language asked for, with its values', () => {
  expect(errorText('CODE_TOO_SOON', 'en-US', { seconds: 42 })).toBe(
    'A code was sent just now; ask again in 42 s.',
  )
  expect(errorText('FORBIDDEN', 'ja-JP')).toBe('この操作の権限がありません。')
})
