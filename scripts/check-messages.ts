import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LOCALES } from '../packages/i18n/src/locale.ts'
import { catalog } from '../packages/i18n/src/zh-CN/index.ts'
import { start } from '../packages/i18n/src/zh-CN/start.ts'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = [
  'apps/web/src/**/*.{ts,tsx}',
  'packages/{ui,reports,report-kit}/src/**/*.{ts,tsx}',
  'packages/i18n/src/*.ts',
  'apps/server/src/{accounts,export,roles}/**/*.ts',
]
/** What is on screen before the words of the pages are there. */
const BEFORE_SIGN_IN = /^apps\/web\/src\/(api|boot|locale|login|status|theme|pages\/states)\//
const CALL = /\b(?:say|text)\(\s*'([^']+)'/g
/** Keys have no spaces: so an empty text or an apostrophe before one does not hide it. */
const LITERAL = /'([\w./-]+)'/g
const TEMPLATE_START = /`([\w./-]+)\$\{/g

/** The texts that lie beside one page, by language. */
interface PageTexts {
  readonly folder: string
  readonly keys: ReadonlyMap<string, ReadonlySet<string>>
}

async function pageTexts(): Promise<PageTexts[]> {
  const files = globSync('packages/reports/src/*/*/messages.*.ts', { cwd: ROOT })
  const folders = [...new Set(files.map((file) => file.slice(0, file.lastIndexOf('/'))))]
  return Promise.all(folders.map(async (folder) => ({ folder, keys: await textsByLocale(folder) })))
}

async function textsByLocale(folder: string): Promise<Map<string, ReadonlySet<string>>> {
  const keys = new Map<string, ReadonlySet<string>>()
  for (const file of globSync(`${folder}/messages.*.ts`, { cwd: ROOT })) {
    const module: { messages?: object } = await import(pathToFileURL(join(ROOT, file)).href)
    keys.set(file.slice(file.indexOf('messages.') + 9, -3), new Set(Object.keys(module.messages ?? {})))
  }
  return keys
}

/** What is wrong with the languages of a page: one that is missing, or one with other texts than the source. */
function pageFaults({ folder, keys }: PageTexts): string[] {
  const source = keys.get('zh-CN') ?? new Set<string>()
  return LOCALES.flatMap((locale) => {
    const own = keys.get(locale)
    if (own === undefined) return [`${folder}: no messages.${locale}.ts`]
    const differing = [...new Set([...source, ...own])].filter((key) => !source.has(key) || !own.has(key))
    return differing.length === 0
      ? []
      : [`${folder}, ${locale}: differs from zh-CN in ${differing.join(', ')}`]
  })
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '')

const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(
  (file) => !/\.test\.|\/messages\./.test(file),
)
if (files.length === 0) throw new Error('No source file was read: the patterns of this check are wrong.')

const texts = files.map((file) => readFileSync(join(ROOT, file), 'utf8'))
const pages = await pageTexts()
const early = new Set(Object.keys(start))
const known = new Set<string>([
  ...Object.keys(catalog),
  ...pages.flatMap(({ keys }) => [...(keys.get('zh-CN') ?? [])]),
])

const literals = new Set(texts.flatMap((text) => matches(text, LITERAL)))
const prefixes = [...new Set(texts.flatMap((text) => matches(text, TEMPLATE_START)))].filter((prefix) =>
  prefix.includes('.'),
)
const unused = [...known].filter(
  (key) => !literals.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
)

const faults = [
  ...files.flatMap((file, index) => {
    const here = BEFORE_SIGN_IN.test(file) ? early : known
    return matches(texts[index] ?? '', CALL)
      .filter((key) => key.includes('.') && !here.has(key))
      .map((key) => `${file}: there is no text ${key}${known.has(key) ? ' before sign-in' : ''}`)
  }),
  ...pages.flatMap(pageFaults),
  ...unused.map((key) => `No source names the text ${key}`),
]

for (const fault of faults) console.error(fault)
console.log(
  `${known.size} texts in ${LOCALES.length} languages, ${files.length} source files, ${faults.length} faults.`,
)
if (faults.length > 0) process.exitCode = 1
