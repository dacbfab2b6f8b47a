import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { ask, newToken } from './support/api.ts'
import { place } from './support/place.ts'

interface Status {
  readonly loading: readonly { readonly state: string }[]
}

test('the demonstration is loaded, and a session is open for the journeys that begin inside', async () => {
  test.setTimeout(180_000)
  const { url, tokenFile } = await place()
  const states = async () => (await ask<Status>(`${url}/v1/status`, null)).loading.map(({ state }) => state)
  await expect.poll(states, { timeout: 170_000, intervals: [250] }).toEqual(['done'])
  await writeFile(tokenFile, await newToken(url), { mode: 0o600 })
})
