import { expect, it } from 'vitest'
import { guessKind } from './guess-kind.ts'

const ALL = ['port-calls', 'edifact', 'dcsa', 'tic40', 'yard-layout', 'facts/che_cycle']

it.each([
  ["UNB+UNOA:2+A+B+260101:0800+1'", 'edifact'],
  ["\uFEFF\n una:+.? 'UNB", 'edifact'],
  ["UNH+1+BAPLIE:D:95B:UN'", 'edifact'],
  ['[{"timestampID": "1"}]', 'dcsa'],
  ['{"observedProperty": []}', 'tic40'],
  ['{"blocks": [1]}', 'yard-layout'],
  ['Ship;Berthed\nA;1', 'port-calls'],
  ['{"eq_id": "QC1"}', null],
  ['PAR1\u0015', null],
  ['', null],
])('%j is %s', (start, kind) => expect(guessKind(start, ALL)).toBe(kind))

it('offers no kind that the server does not take', () => {
  expect(guessKind("UNB+UNOA'", ['port-calls'])).toBeNull()
  expect(guessKind('a,b', ['edifact'])).toBeNull()
})
