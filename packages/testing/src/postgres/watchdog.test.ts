import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'

const script = `
  import { startPostgres } from ${JSON.stringify(new URL('start-postgres.ts', import.meta.url).href)}
  import { Client } from 'pg'
  const server = await startPostgres()
  const client = new Client(await server.createSchema())
  await client.connect()
  const { rows } = await client.query('show data_directory')
  console.log(rows[0].data_directory)
`

it('leaves no server behind when the process that started it is killed', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [data] = await once(child.stdout.setEncoding('utf8'), 'data')
  const folder = dirname(String(data).trim())
  expect(existsSync(`${folder}/data/postmaster.pid`)).toBe(true)
  child.kill('SIGKILL')
  for (let tries = 0; existsSync(folder) && tries < 100; tries++) await sleep(100)
  expect(existsSync(folder)).toBe(false)
})
