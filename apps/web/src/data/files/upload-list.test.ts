import { expect, it } from 'vitest'
import { nextUploads, waiting } from './upload-list.ts'

const file = new File(['a'], 'a.csv')

it('keeps files in the order in which they were chosen, until they are taken off', () => {
  const added = nextUploads([], { type: 'add', uploads: [waiting(1, file, {}), waiting(2, file, {})] })
  const sent = nextUploads(added, { type: 'change', id: 2, patch: { state: 'sending', sent: 1 } })
  expect(sent.map(({ id, state, sent: bytes }) => [id, state, bytes])).toEqual([
    [1, 'waiting', 0],
    [2, 'sending', 1],
  ])
  const left = nextUploads(sent, { type: 'remove', id: 2 })
  expect(nextUploads(left, { type: 'change', id: 2, patch: { state: 'done' } })).toEqual(left)
})
