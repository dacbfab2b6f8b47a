import { parseArgs } from 'node:util'
import { verifyEngine } from '@quaywise/testing/engine-suite'

const USAGE = 'Usage: npm run verify:engine -- http://user:password@host:8123 [--cluster <name>]'

const wishOf = (): { url: string; cluster?: string } | null => {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { cluster: { type: 'string' } },
    })
    const [url = '', ...more] = positionals
    if (more.length > 0 || !/^https?:$/.test(new URL(url).protocol)) return null
    return values.cluster === undefined ? { url } : { url, cluster: values.cluster }
  } catch {
    return null
  }
}

const wish = wishOf()
let stopped = false
process.once('SIGINT', () => {
  stopped = true
})
if (wish) {
  const print = (line: string): void => console.log(line)
  const holds = await verifyEngine({ ...wish, print, isStopped: () => stopped })
  process.exitCode = holds ? 0 : 1
} else {
  console.error(USAGE)
  process.exitCode = 1
}
