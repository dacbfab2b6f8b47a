import { zonedToEpochMs } from '@quaywise/domain'
import { describe, expect, it } from 'vitest'
import { harbour } from '../harbour.fixture.ts'
import { bindColumns } from './bind-columns.ts'
import { parseMapping } from './parse-mapping.ts'
import { readNumber } from './read-number.ts'
import { compileFormat, readStamp } from './stamp-format.ts'

const formats = ['dd/MM/yyyy HH:mm', 'dd/MM/yy HH:mm', 'yyyy-MM-ddTHH:mm:ss'].map(compileFormat)
const stamp = (text: string, zone = 'Africa/Casablanca') => {
  const at = readStamp(text, formats, zone)
  return at === null ? null : new Date(at).toISOString()
}

describe('readStamp', () => {
  it.each([
    ['31/12/2025 21:49', '2025-12-31T20:49:00.000Z'],
    ['31/12/25 21:49', '2025-12-31T20:49:00.000Z'],
    ['1/2/2024 9:05', '2024-02-01T08:05:00.000Z'],
    ['2024-02-01T09:05:07', '2024-02-01T08:05:07.000Z'],
    // In Ramadan (11 March to 13 April 2024) the wall clock goes with UTC.
    ['20/03/2024 12:00', '2024-03-20T12:00:00.000Z'],
    ['29/02/2024 00:00', '2024-02-28T23:00:00.000Z'],
  ])('reads %s', (text, instant) => {
    expect(stamp(text)).toBe(instant)
  })

  it.each([
    '29/02/2025 00:00',
    '31/04/2025 00:00',
    '01/13/2025 00:00',
    '01/01/2025 24:00',
    '01/01/2025',
    '01/01/0025 00:00',
    'x01/01/2025 00:00',
  ])('refuses %s', (text) => {
    expect(stamp(text)).toBeNull()
  })

  it('measures a night in which the clock goes back with the hour that it really had', () => {
    // 2024-03-10 03:00 back to 02:00 in Casablanca.
    const [from, to] = [stamp('09/03/2024 22:00'), stamp('10/03/2024 04:00')]
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(7 * 3_600_000)
    expect(Date.parse(from ?? '')).toBe(zonedToEpochMs(2024, 3, 9, 22, 0, 'Africa/Casablanca'))
  })
})

describe('readNumber', () => {
  it.each([
    ['5,58', ',', 5.58],
    ['5.58', ',', null],
    ['5.58', '.', 5.58],
    ['184.0', 'either', 184],
    ['0,99', 'either', 0.99],
    ['1.234,5', 'either', null],
    ['1e3', '.', null],
    ['', '.', null],
  ] as const)('reads %j with decimal mark %s as %s', (text, decimal, number) => {
    expect(readNumber(text, decimal)).toBe(number)
  })
})

describe('parseMapping', () => {
  it('fills in what a mapping leaves open', () => {
    const { decimal, only, trunkBranch, ...least } = Object(harbour({}))
    expect([decimal, only.length, trunkBranch.length]).toEqual(['either', 1, 2])
    expect(parseMapping(least)).toMatchObject({
      mapping: {
        decimal: '.',
        countBy: 'berthing',
        only: [],
        trunkBranch: [],
        constants: { own_ship: 'OWN' },
      },
    })
  })

  it('names the place of everything that is wrong', () => {
    const wrong = harbour({ dateFormats: ['MM/yyyy'], timeFormats: ['ss'] })
    expect(parseMapping(wrong)).toEqual({
      errors: [
        { path: 'dateFormats.0', message: '"MM/yyyy" does not tell d', lacks: ['d'] },
        { path: 'timeFormats.0', message: '"ss" does not tell H, m', lacks: ['H', 'm'] },
      ],
    })
    const parsed = parseMapping({
      ...harbour({}),
      terminal: { id: 'X y', name: 'X', locode: 'ma', zone: 'Mars' },
    })
    expect('errors' in parsed && parsed.errors.map((error) => error.path)).toEqual([
      'terminal.id',
      'terminal.locode',
      'terminal.zone',
    ])
    for (const body of [null, 7, 'x', [], {}]) expect(parseMapping(body)).toHaveProperty('errors')
  })
})

describe('bindColumns', () => {
  const parsed = parseMapping(harbour({}))
  if (!('mapping' in parsed)) throw new Error('The mapping of the fixture is wrong.')
  const { mapping } = parsed

  it('names the columns that are not there, or twice, and the ones that are', () => {
    const bound = bindColumns(mapping, ['ship', 'type', 'type', 'line'])
    const detail = 'fault' in bound ? bound.fault.detail : ''
    expect(detail).toContain('"length" is not there')
    expect(detail).toContain('"type" is there twice')
    expect(detail).toContain('The file\'s header has: "ship", "type", "type", "line".')
  })
})
