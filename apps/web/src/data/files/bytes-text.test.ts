import { expect, it } from 'vitest'
import { bytesText } from './bytes-text.ts'

it('shows amounts of bytes in the unit that fits', () => {
  expect([0, 312, 1000, 1_234_567, 5e9, 2e16].map((bytes) => bytesText(bytes, 'en-US'))).toEqual([
    '0 B',
    '312 B',
    '1 KB',
    '1.23 MB',
    '5 GB',
    '20,000 TB',
  ])
})
