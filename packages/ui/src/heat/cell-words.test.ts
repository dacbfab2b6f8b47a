import { expect, it } from 'vitest'
import { cellWords } from './cell-words.ts'

const map = { unit: 'box/h', labels: { off: 'off', fault: 'fault', noData: 'no records yet' } }

it('says value, state and note, or the reason for none', () => {
  const cell = { row: 'QC1', column: '08' }
  expect(cellWords({ ...cell, value: 15, state: 'fault', note: 'spreader' }, map, String)).toBe(
    '15 box/h · fault · spreader',
  )
  expect(cellWords({ ...cell, value: 0 }, map, String)).toBe('0 box/h')
  expect(cellWords({ ...cell, value: null, state: 'off' }, map, String)).toBe('off')
  expect(cellWords(undefined, map, String)).toBe('no records yet')
})
