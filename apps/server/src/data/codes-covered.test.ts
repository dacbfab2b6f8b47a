import { catalog as enUS } from '@quaywise/i18n/catalog/en-US'
import { catalog as faIR } from '@quaywise/i18n/catalog/fa-IR'
import { catalog as idID } from '@quaywise/i18n/catalog/id-ID'
import { catalog as jaJP } from '@quaywise/i18n/catalog/ja-JP'
import { catalog as ptBR } from '@quaywise/i18n/catalog/pt-BR'
import { catalog as zhCN } from '@quaywise/i18n/catalog/zh-CN'
import { catalog as zhTW } from '@quaywise/i18n/catalog/zh-TW'
import { INGEST_CODES, REJECTION_REASONS, WARNINGS } from '@quaywise/ingest'
import { describe, expect, it } from 'vitest'
import { kindsOffered } from './formats.ts'
import { SOURCE_TABLES } from './source-tables.ts'

const CATALOGUES = Object.entries({ zhCN, enUS, zhTW, jaJP, ptBR, idID, faIR })
const CODES = Object.keys({ ...INGEST_CODES, ...REJECTION_REASONS, ...WARNINGS })

describe.each(CATALOGUES)('%s', (_, catalog) => {
  const texts = new Map<string, string>(Object.entries(catalog))

  it('has a sentence for every code of a row or file', () => {
    expect(CODES.length).toBeGreaterThan(110)
    expect(CODES.filter((code) => !texts.get(`ingest.${code}`))).toEqual([])
  })

  it('names every kind of data and every table of a source, each in its own words', () => {
    const tables = Object.keys(SOURCE_TABLES).map((table) => `table.${table}`)
    const kinds = kindsOffered()
      .filter(({ kind }) => !kind.startsWith('facts/'))
      .map(({ kind }) => `data.kind.${kind}`)
    expect([...tables, ...kinds].filter((key) => !texts.get(key))).toEqual([])
    const names = tables.map((key) => texts.get(key))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})
