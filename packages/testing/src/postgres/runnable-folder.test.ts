import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unprivilegedAccount } from './account.ts'
import { npmFolder } from './binaries.ts'
import { tryFolder, tryNpmFolder } from './runnable-folder.ts'

describe('the binaries from npm', () => {
  let root: string

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'quaywise-binaries-'))
    chmodSync(root, 0o711)
  })
  afterEach(() => rmSync(root, { recursive: true }))

  /** The binaries as npm unpacks them when it may not run their install script: without a symbolic link. */
  function unpackAt(folder: string): void {
    const isNoLink = (path: string) => !lstatSync(path).isSymbolicLink()
    cpSync(npmFolder() ?? '', folder, { recursive: true, filter: isNoLink })
  }

  it('run although their install script did not', () => {
    const native = join(root, 'native')
    unpackAt(native)
    expect(existsSync(join(native, 'lib/libpq.so.5'))).toBe(false)
    expect(tryNpmFolder(native, join(root, 'copy'), unprivilegedAccount())).toEqual({ folder: native })
    expect(readlinkSync(join(native, 'lib/libpq.so.5'))).toMatch(/^libpq\.so\.5\.\d+$/)
  })

  it('run from a folder that only its owner may enter', () => {
    const home = join(root, 'home')
    mkdirSync(home)
    chmodSync(home, 0o700)
    unpackAt(join(home, 'native'))
    const found = tryNpmFolder(join(home, 'native'), join(root, 'copy'), unprivilegedAccount())
    // Root hands the server to another user, who cannot enter; everyone else stays who they are.
    expect(found).toEqual({
      folder: join(process.getuid?.() === 0 ? root : home, process.getuid?.() === 0 ? 'copy' : 'native'),
    })
  })

  it('that do not run say why', () => {
    expect(tryFolder(root, unprivilegedAccount())).toEqual({ problem: expect.stringContaining('ENOENT') })
  })
})
