import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const root = join(import.meta.dirname, '..')

/** What each kind of folder may import of the workspace. What is not listed is refused. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  metrics: ['domain'],
  'report-kit': ['domain', 'metrics'],
  reports: ['domain', 'metrics', 'report-kit', 'ui'],
  contract: ['domain'],
  'analytics-store': ['domain'],
  'admin-store': ['domain'],
  ingest: ['domain'],
  simulation: ['domain'],
  forecast: ['domain'],
  twin: ['domain'],
  ui: [],
  i18n: [],
  testing: [
    'domain',
    'metrics',
    'report-kit',
    'reports',
    'contract',
    'analytics-store',
    'admin-store',
    'ingest',
    'simulation',
    'server',
  ],
  server: [
    'domain',
    'metrics',
    'report-kit',
    'reports',
    'contract',
    'analytics-store',
    'admin-store',
    'ingest',
    'simulation',
    'forecast',
    'i18n',
  ],
  bench: [
    'domain',
    'metrics',
    'report-kit',
    'reports',
    'analytics-store',
    'admin-store',
    'simulation',
    'testing',
    'server',
  ],
  web: ['domain', 'metrics', 'report-kit', 'reports', 'contract', 'ui', 'i18n', 'twin'],
}

/** Node's own modules stay out of what the browser loads and out of the simulation. */
const NO_NODE = new Set([
  'domain',
  'metrics',
  'report-kit',
  'contract',
  'simulation',
  'forecast',
  'twin',
  'ui',
  'i18n',
  'web',
])

type Import = { readonly file: string; readonly owner: string; readonly target: string }

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    (match) => match[1] ?? '',
  )

const ownerOf = (file: string): string => {
  const [kind = '', name = ''] = relative(root, file).split('/')
  return kind === 'bench' ? kind : name
}

const isTest = (file: string): boolean => /\.(test|fixture)(-d)?\.tsx?$|\/fixture\//.test(file)

const isServerOnly = (file: string): boolean => /packages\/reports\/src\/(server|.*queries)\.ts$/.test(file)

const complaintOf = ({ file, owner, target }: Import): string | undefined => {
  const place = relative(root, file)
  if (target.startsWith('.')) return relativeComplaint(file, owner, target)
  if (target.startsWith('node:'))
    return NO_NODE.has(owner) && !isTest(file)
      ? `${place} imports ${target}; ${owner} runs in browsers or must stay pure.`
      : undefined
  const name = /^@quaywise\/([^/]+)/.exec(target)?.[1]
  if (name === undefined || name === owner || (isTest(file) && name === 'testing')) return undefined
  if (ALLOWED[owner]?.includes(name)) return undefined
  return `${place} imports @quaywise/${name}; ${owner} may import ${ALLOWED[owner]?.join(', ') || 'nothing of the workspace'}.`
}

const relativeComplaint = (file: string, owner: string, target: string): string | undefined => {
  const reached = resolve(dirname(file), target)
  const place = relative(root, file)
  if (ownerOf(reached) !== owner)
    return `${place} reaches into ${relative(root, reached)} by a relative path; import the package.`
  const [report, other] = [file, reached].map(
    (path) => /packages\/reports\/src\/([^/]+\/[^/]+)\//.exec(path)?.[1],
  )
  if (report && other && report !== other)
    return `${place} imports another report; move what they share to metrics or report-kit.`
  if (isServerOnly(reached) && !isServerOnly(file) && !isTest(file))
    return `${place} imports ${relative(root, reached)}, which must not reach the browser.`
  return undefined
}

const folders = [
  ...['apps', 'packages'].flatMap((kind) =>
    readdirSync(join(root, kind)).map((name) => join(root, kind, name, 'src')),
  ),
  join(root, 'bench'),
]
const files = folders.flatMap(filesIn)
const imports = files.flatMap((file) =>
  importsOf(file).map((target): Import => ({ file, owner: ownerOf(file), target })),
)
const strangers = folders
  .filter((folder) => !(ownerOf(folder) in ALLOWED))
  .map((folder) => `${relative(root, folder)} has no rule; add its kind to scripts/check-boundaries.ts.`)
const complaints = [...strangers, ...imports.map(complaintOf).filter((c) => c !== undefined)]

for (const complaint of complaints) console.error(complaint)
if (files.length === 0 || imports.length === 0) console.error('No file was read: the check itself is broken.')
else
  console.log(`${imports.length} imports of ${files.length} files, ${complaints.length} across a boundary.`)
process.exitCode = complaints.length > 0 || files.length === 0 || imports.length === 0 ? 1 : 0
