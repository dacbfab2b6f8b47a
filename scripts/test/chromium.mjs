import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium for the browser tests: one already there, else Debian's by apt where that is allowed, else
 * Playwright's own. Throws one sentence when none can be had.
 */
export const ensureChromium = (root) => {
  const found = onPath() ?? playwrightsOwn(root)
  if (found) return found
  if (process.getuid?.() === 0 && runs('apt-get', ['--version'])) {
    console.log('Installing Chromium with apt-get.')
    runs('apt-get', ['update', '-qq'])
    runs('apt-get', ['install', '-y', '-qq', 'chromium'])
    const installed = onPath()
    if (installed) return installed
  }
  console.log('Fetching Playwright’s Chromium.')
  runs('npx', ['playwright', 'install', 'chromium'], root)
  const fetched = playwrightsOwn(root)
  if (fetched) return fetched
  throw new Error(
    'The browser tests need Chromium and none could be installed; install the package chromium and run npm test again.',
  )
}

const onPath = () => {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (status === 0 && stdout.trim()) return stdout.trim()
  }
  return undefined
}

const playwrightsOwn = (root) => {
  const path = createRequire(`${root}/package.json`)('@playwright/test').chromium.executablePath()
  return existsSync(path) ? path : undefined
}

const runs = (command, args, cwd) =>
  spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0
