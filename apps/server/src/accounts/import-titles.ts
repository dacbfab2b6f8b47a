import { catalog as enUS } from '@quaywise/i18n/catalog/en-US'
import { catalog as faIR } from '@quaywise/i18n/catalog/fa-IR'
import { catalog as idID } from '@quaywise/i18n/catalog/id-ID'
import { catalog as jaJP } from '@quaywise/i18n/catalog/ja-JP'
import { catalog as ptBR } from '@quaywise/i18n/catalog/pt-BR'
import { catalog as zhCN } from '@quaywise/i18n/catalog/zh-CN'
import { catalog as zhTW } from '@quaywise/i18n/catalog/zh-TW'
import { IMPORT_COLUMNS, type ImportColumn } from './account-columns.ts'

const CATALOGUES = [zhCN, enUS, zhTW, jaJP, ptBR, idID, faIR]

const plain = (title: string): string => title.normalize('NFKC').trim().toLowerCase()

const TITLES: ReadonlyMap<string, ImportColumn> = new Map(
  IMPORT_COLUMNS.flatMap((key) => [
    [plain(key), key] as const,
    ...CATALOGUES.map((catalog) => [plain(catalog[`users.column.${key}`]), key] as const),
  ]),
)

/** The column that a title names, in any of the languages or by its own name; undefined for another title. */
export const columnOfTitle = (title: string): ImportColumn | undefined => TITLES.get(plain(title))

const YES = new Set(
  [...CATALOGUES.map((catalog) => catalog['users.yes']), 'yes', 'y', 'true', '1'].map((word) => plain(word)),
)

/** Whether a cell says yes, in any of the languages. */
export const saysYes = (cell: string): boolean => YES.has(plain(cell))
