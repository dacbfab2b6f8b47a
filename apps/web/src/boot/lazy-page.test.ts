import { expect, it } from 'vitest'
import { ChunkLoadError, fetchChunk } from './lazy-page.ts'

it('gives what was loaded', async () => {
  await expect(fetchChunk(async () => 'page')).resolves.toBe('page')
})

it('names the failure of a file', async () => {
  const cause = new TypeError('failed to fetch')
  const error = await fetchChunk(() => Promise.reject(cause)).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ChunkLoadError)
  expect(error).toMatchObject({ name: 'ChunkLoadError', cause })
})

it('gives up after the limit', async () => {
  await expect(fetchChunk(() => new Promise(() => {}), 5)).rejects.toThrow(ChunkLoadError)
})
