import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildTestApp, TEST_TOOL_TOKEN, type TestApp } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('../../../../scripts/import.mjs', import.meta.url))
const calls = [
  'ship;in;from;to',
  'ALPHA;10.03.2025 06:00;10.03.2025 08:30;10.03.2025 11:00',
  'BETA;10.03.2025 06:00;10.03.2025 08:30;10.03.2025 07:00',
].join('\r\n')
const mapping = {
  id: 'quay',
  kind: 'port-calls',
  name: 'Quay',
  source: 'port-calls:quay',
  terminal: { id: 'quay', name: 'Quay', locode: 'MACAS', zone: 'Africa/Casablanca' },
  dateFormats: ['dd.MM.yyyy HH:mm'],
  columns: {
    vessel: 'ship',
    port_entry: { date: 'in' },
    stay_start: { date: 'from' },
    stay_end: { date: 'to' },
  },
}

let test: TestApp
let folder: string
let port: number
beforeAll(async () => {
  test = await buildTestApp()
  folder = await mkdtemp(join(tmpdir(), 'quaywise-import-'))
  await writeFile(join(folder, 'calls.csv'), calls)
  await writeFile(join(folder, 'mapping.json'), JSON.stringify(mapping))
  await writeFile(join(folder, 'tool.token'), `${TEST_TOOL_TOKEN}\n`)
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

type Run = { readonly code: number; readonly out: string; readonly err: string }

const run = async (words: readonly string[], env: Record<string, string> = {}): Promise<Run> => {
  const own = { PATH: process.env.PATH ?? '', INIT_CWD: folder, PORT: String(port), DATA_DIR: folder, ...env }
  try {
    const done = await promisify(execFile)(process.execPath, [script, ...words], { env: own, cwd: tmpdir() })
    return { code: 0, out: done.stdout, err: done.stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: stdout, err: stderr }
  }
}

const kind = ['--kind', 'port-calls']

describe('npm run import', () => {
  it('sends a file with its mapping, prints the counts and saves the rejected rows', async () => {
    const first = await run([...kind, '--mapping', 'mapping.json', '--rejected', 'rejected.csv', 'calls.csv'])
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toContain('calls.csv: 1 accepted, 0 duplicate, 1 rejected')
    expect(first.out).toContain(`http://127.0.0.1:${port}/v1/ingest/batches/`)
    expect(await readFile(join(folder, 'rejected.csv'), 'utf8')).toContain('\r\n3,STAY_BACKWARDS,to,')
    const again = await run([...kind, '--mapping', 'quay', 'calls.csv'], { QUAYWISE_TOKEN: TEST_TOOL_TOKEN })
    expect(again.out).toContain('calls.csv: 0 accepted, 1 duplicate, 1 rejected')
  })

  it('sends rows of a table, with a mapping or for a terminal that is there', async () => {
    const weather = {
      ...{ id: 'sky', kind: 'facts/weather', name: 'Sky', source: 'met', decimal: ',' },
      ...{ terminal: { id: 'sky', name: 'Sky', locode: 'MACAS', zone: 'Africa/Casablanca' } },
      ...{
        dateFormats: ['dd.MM.yyyy HH:mm'],
        columns: { at: 'When', wind: 'Wind' },
        constants: { rain: 0.5 },
      },
    }
    await writeFile(join(folder, 'sky.json'), JSON.stringify(weather))
    await writeFile(join(folder, 'sky.csv'), 'When;Wind\n10.03.2025 06:00;3,25\n10.03.2025 07:00;x\n')
    const sent = await run(['--kind', 'facts/weather', '--mapping', 'sky.json', 'sky.csv'])
    expect(sent.out).toContain('sky.csv: 1 accepted, 0 duplicate, 1 rejected')
    const { rows } = await test.store.query(
      'SELECT toHour(at) AS hour, wind, rain, source FROM quaywise.weather',
    )
    // Ramadan of 2025: the wall clock of Casablanca is UTC.
    expect(rows).toEqual([{ hour: 6, wind: 3.25, rain: 0.5, source: 'met' }])
    await writeFile(
      join(folder, 'sky.ndjson'),
      '{"at":"2025-03-10T06:00:00Z","wind":3.25,"rain":0.5,"source":"met"}\n',
    )
    const same = await run(['--kind', 'facts/weather', '--terminal', 'sky', 'sky.ndjson'])
    expect(same.out).toContain('sky.ndjson: 0 accepted, 1 duplicate, 0 rejected')
  })

  it.each([
    ['no kind', ['calls.csv'], {}, 'Say what the files are with --kind'],
    ['no file', kind, {}, 'Name at least one file'],
    ['an unknown option', [...kind, '--speed', 'calls.csv'], {}, 'Usage: npm run import'],
    [
      'a file that is not there',
      [...kind, '--mapping', 'quay', 'none.csv'],
      {},
      'none.csv cannot be read: it is not there',
    ],
    ['a folder', [...kind, '--mapping', 'quay', '.'], {}, '. is not a file'],
    ['a mapping that is no JSON', [...kind, '--mapping', 'calls.csv', 'calls.csv'], {}, 'is not JSON'],
    [
      'a file of a mapping that is not kept',
      [...kind, '--mapping', 'other', 'calls.csv'],
      {},
      'no mapping "other"',
    ],
    [
      'a server that is not there',
      [...kind, 'calls.csv'],
      { PORT: '1' },
      'No server answers at http://127.0.0.1:1',
    ],
    [
      'a folder without a token',
      [...kind, 'calls.csv'],
      { DATA_DIR: '/nowhere' },
      'There is no token: /nowhere/tool.token',
    ],
    [
      'a wrong token',
      [...kind, 'calls.csv'],
      { QUAYWISE_TOKEN: 'x'.repeat(40) },
      'does not accept the token',
    ],
  ] as const)('ends with code 1 and one clear sentence: %s', async (_what, words, env, says) => {
    const { code, out, err } = await run(words, env)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(says)
    expect(err).not.toContain('    at ')
  })

  it('says that nothing was acknowledged when the server breaks off', async () => {
    const breaking = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()))
    breaking.listen(0, '127.0.0.1')
    await once(breaking, 'listening')
    const { port: other } = breaking.address() as AddressInfo
    const { code, err } = await run([...kind, '--mapping', 'quay', 'calls.csv'], { PORT: String(other) })
    breaking.close()
    expect([code, err]).toEqual([1, expect.stringContaining('acknowledged nothing')])
  })
})
