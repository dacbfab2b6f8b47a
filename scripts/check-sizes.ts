import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The typical file stays short; a long one is looked at twice and then split. */
const MEDIAN = 60
const LONGEST = 300

const exempt =
  /\.test(-d)?\.tsx?$|\.fixture\.ts$|\/fixture\/|\/schema\/|\/migrations\/|messages\.[\w-]+\.ts$|packages\/i18n\/src\/[a-z]{2}-[A-Z]{2}\/|worked-terminal\//

const sources = ['apps', 'packages', 'scripts', 'bench'].flatMap((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.(tsx?|mjs)$/.test(entry.name) &&
        !/node_modules|\/dist(\/|$)/.test(entry.parentPath),
    )
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
)

const counted = sources
  .filter((file) => !exempt.test(file))
  .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines)

const median = counted[Math.floor(counted.length / 2)]?.lines ?? 0
const long = counted.filter(({ lines }) => lines > LONGEST)

for (const { file, lines } of long) console.error(`${file} has ${lines} lines; split it below ${LONGEST}.`)
if (median >= MEDIAN) console.error(`The median file has ${median} lines; keep it under ${MEDIAN}.`)
console.log(`${counted.length} source files, median ${median} lines, longest ${counted.at(-1)?.lines ?? 0}.`)
process.exitCode = counted.length === 0 || long.length > 0 || median >= MEDIAN ? 1 : 0
