import { expect, it } from 'vitest'
import { idOf, NO_TERMINAL, terminalOf, wrongFields } from './terminal-fields.ts'

const good = { ...NO_TERMINAL, id: 'port-1', name: ' Port ', zone: 'Asia/Kolkata' }

it('names the fields that cannot stand', () => {
  expect(wrongFields(NO_TERMINAL)).toEqual(['id', 'name', 'zone'])
  expect(wrongFields(good)).toEqual([])
  expect(wrongFields({ ...good, id: 'Port 1', zone: 'Asia/Nowhere', locode: 'xx' })).toEqual([
    'id',
    'zone',
    'locode',
  ])
})

it('leaves out the code that is not told', () => {
  expect(terminalOf(good)).toEqual({ id: 'port-1', name: 'Port', zone: 'Asia/Kolkata', clock: 'live' })
  expect(terminalOf({ ...good, locode: 'INNSA' }).locode).toBe('INNSA')
})

it('suggests an id', () => {
  expect([idOf('Port of São Luís'), idOf('  A--B! '), idOf('上海')]).toEqual(['port-of-sao-luis', 'a-b', ''])
})
