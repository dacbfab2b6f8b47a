import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { sealed, unsealed } from './secret-box.ts'

it('gives back only what it sealed, with a key of its own that nobody else can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quaywise-key-'))
  const config = readConfig({ DATA_DIR: folder })
  const [one, two] = [await sealed('hush, a secret', config), await sealed('hush, a secret', config)]
  expect(one).not.toBe(two)
  expect(one).not.toContain('hush')
  expect(await unsealed(one, config)).toBe('hush, a secret')
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600)
  const other = readConfig({ DATA_DIR: folder, SECRET_KEY: 'another key than that of the file' })
  await expect(unsealed(one, other)).rejects.toThrow()
  await expect(unsealed(`${one.slice(0, -4)}AAAA`, config)).rejects.toThrow()
  await rm(folder, { recursive: true })
})
