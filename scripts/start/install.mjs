import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Installs the packages of the lock file where they are missing or older than it, with progress. */
export const ensureInstalled = async (root) => {
  const stamp = join(root, 'node_modules', '.quaywise-installed')
  const wanted = lockHash(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(
    'Installing packages: about 1.3 GB with the analytics engine, once. This takes a minute or more.',
  )
  const report = reporter(expectedPackages(root))
  const progress = setInterval(() => report(installedPackages(root)), 2000)
  try {
    // Not `npm ci`: it refuses a lock file that lacks optional packages of other platforms.
    await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], root)
  } finally {
    clearInterval(progress)
  }
  writeFileSync(stamp, wanted)
  console.log(`Installed ${installedPackages(root)} packages.`)
}

const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

const expectedPackages = (root) =>
  Object.entries(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages).filter(
    ([path, entry]) =>
      /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) &&
      !entry.link &&
      fits(entry.os, process.platform) &&
      fits(entry.cpu, process.arch),
  ).length

const fits = (allowed, own) => !allowed || allowed.includes(own)

const installedPackages = (root) => {
  const folder = join(root, 'node_modules')
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== '@quaywise')
    .flatMap((entry) => (entry.name.startsWith('@') ? readdirSync(join(folder, entry.name)) : [entry.name]))
    .length
}

const reporter = (expected) => {
  const began = Date.now()
  let told = -1
  return (done) => {
    const line = `  ${Math.min(done, expected)} of about ${expected} packages, ${Math.round((Date.now() - began) / 1000)} s`
    if (process.stdout.isTTY) process.stdout.write(`\r${line}   `)
    else if (done !== told) console.log(line)
    told = done
  }
}

/** Runs a command to its end with this terminal's output; rejects with one sentence when it fails. */
export const run = (command, args, cwd, env = process.env) =>
  new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', (error) => fail(new Error(`${command} could not be started: ${error.message}.`)))
    child.on('exit', (code, signal) =>
      code === 0
        ? done()
        : fail(new Error(`${[command, ...args].join(' ')} failed with ${signal ?? `exit code ${code}`}.`)),
    )
  })
