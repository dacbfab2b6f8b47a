import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { asMessage, withOwnWords } from './own-words.ts'

const said = (text: string): string =>
  createIntl({ locale: 'en', messages: { key: asMessage(text) } }).formatMessage({ id: 'key' })

it.each([
  'Loading',
  "Ship's gear",
  "''",
  '{box}',
  "a {b} 'c' <d> }e{",
  "'{",
  '<b>bold</b>',
  '# of lifts',
  "{'}'",
  '装船 {x}',
])('says %s as it was written', (text) => {
  expect(said(text)).toBe(text)
})

it('puts the words of a terminal in place of those of the product', () => {
  const words = { 'key.op.LOAD': 'Load', 'key.op.DISC': 'Discharge' }
  expect(withOwnWords(words, { 'key.op.LOAD': 'Loading', 'key.line.MSC': 'Mediterranean' })).toEqual({
    'key.op.LOAD': 'Loading',
    'key.op.DISC': 'Discharge',
    'key.line.MSC': 'Mediterranean',
  })
})
