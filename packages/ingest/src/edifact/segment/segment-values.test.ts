import { describe, expect, it } from 'vitest'
import { readContainerNo } from './container-no.ts'
import { readNumeral } from './numeral.ts'
import { LENGTH, MASS, readQuantity, TEMPERATURE } from './quantity.ts'
import { readStamp } from './stamp.ts'
import { readStowPosition } from './stow-position.ts'

const clock = (value: string, format: string): string | null => {
  const reading = readStamp(value, format)
  if (!reading) return null
  const { local, offsetMinutes, until } = reading.stamp
  const text = (at: number): string => new Date(at).toISOString().slice(0, 19)
  const zone = offsetMinutes === null ? '' : ` ${offsetMinutes}`
  return `${text(local)}${until === null ? '' : `/${text(until)}`}${zone}${reading.guessed ? ' guessed' : ''}`
}

describe('a date', () => {
  it.each([
    ['260309', '101', '2026-03-09T00:00:00'],
    ['19991231', '102', '1999-12-31T00:00:00'],
    ['2603090615', '201', '2026-03-09T06:15:00'],
    ['9903090615', '201', '1999-03-09T06:15:00'],
    ['260309061559', '202', '2026-03-09T06:15:59'],
    ['202603090615', '203', '2026-03-09T06:15:00'],
    ['202603092400', '203', '2026-03-10T00:00:00'],
    ['20260309061559', '204', '2026-03-09T06:15:59'],
    ['202603090615+0530', '205', '2026-03-09T06:15:00 330'],
    ['202603090615-03:00', '303', '2026-03-09T06:15:00 -180'],
    ['202603090615UTC', '303', '2026-03-09T06:15:00 0'],
    ['202603090615202603091030', '719', '2026-03-09T06:15:00/2026-03-09T10:30:00'],
    ['20260309-20260311', '718', '2026-03-09T00:00:00/2026-03-11T00:00:00'],
  ])('%s in form %s', (value, format, expected) => {
    expect(clock(value, format)).toBe(expected)
  })

  it.each([
    ['260309', '', '2026-03-09T00:00:00 guessed'],
    ['2603090615', '203', '2026-03-09T06:15:00 guessed'],
    ['2026030906', '203', '2026-03-09T06:00:00 guessed'],
    ['202603090615', '102', '2026-03-09T06:15:00 guessed'],
    ['202603090615', '201', '2026-03-09T06:15:00 guessed'],
    ['2026-03-09T06:15', '', '2026-03-09T06:15:00 guessed'],
    ['2026-03-09T06:15:30Z', '', '2026-03-09T06:15:30 0 guessed'],
    ['20260309', 'ZZZ', '2026-03-09T00:00:00 guessed'],
  ])('%s, which is not in form %s', (value, format, expected) => {
    expect(clock(value, format)).toBe(expected)
  })

  it.each([
    ['20260230', '102'],
    ['202613090615', '203'],
    ['202603092561', '203'],
    ['tomorrow', '203'],
    ['12', '203'],
    ['9'.repeat(4000), '203'],
  ])('%s is none', (value, format) => {
    expect(clock(value, format)).toBeNull()
  })
})

describe('a number', () => {
  it.each([
    ['24500', 24500, false],
    ['00024', 24, false],
    ['24,5', 24.5, true],
    ['24.', 24, false],
    ['.5', 0.5, false],
    ['-18.0', -18, false],
    ['018-', -18, false],
    ['19 500', 19500, false],
    ['-0', 0, false],
  ])('%s', (text, value, comma) => {
    expect(readNumeral(text)).toEqual({ value, comma })
  })
  it.each(['', '-', '.', '1.2.3', '1,234.5', '-5-', 'abc', '1e3', 'NaN', '0x10'])('%s is none', (text) => {
    expect(readNumeral(text)).toBeNull()
  })

  it.each([
    ['24.5', 'TNE', MASS, 24500, []],
    ['10000', 'LBR', MASS, 4535.924, []],
    ['24500', '', MASS, 24500, ['UNIT_MISSING']],
    ['24500', 'XXX', MASS, null, ['UNIT_UNKNOWN']],
    ['KGM', '24500', MASS, 24500, ['VALUES_SWAPPED']],
    ['', 'KGM', MASS, null, []],
    ['heavy', 'KGM', MASS, null, ['NUMBER_UNREADABLE']],
    ['1', 'constructor', MASS, null, ['UNIT_UNKNOWN']],
    ['1,5', 'MTR', LENGTH, 150, ['DECIMAL_COMMA']],
    ['032', 'FAH', TEMPERATURE, 0, []],
    ['-18-', 'CEL', TEMPERATURE, null, ['NUMBER_UNREADABLE']],
  ])('%s %s', (number, unit, units, value, odd) => {
    expect(readQuantity(number, unit, units)).toEqual({ value, odd })
  })
})

describe('a stow position', () => {
  it.each([
    ['0381182', 38, 11, 82, []],
    ['10482', 1, 4, 82, ['POSITION_LENGTH']],
    ['380886', 38, 8, 86, ['POSITION_LENGTH']],
    ['00380284', 38, 2, 84, ['POSITION_LENGTH']],
    ['038-11-82', 38, 11, 82, []],
  ])('%s', (given, bay, row, tier, odd) => {
    const code = `${String(bay).padStart(3, '0')}${String(row).padStart(2, '0')}${tier}`
    expect(readStowPosition(given)).toEqual({ position: { bay, row, tier, code }, odd })
  })
  it.each(['99', '0000082', '123456789', 'ON DECK'])('%s is none', (given) => {
    expect(readStowPosition(given)).toEqual({ position: null, odd: ['POSITION_UNREADABLE'] })
  })
  it('may be missing without a word', () => {
    expect(readStowPosition('')).toEqual({ position: null, odd: [] })
  })
})

describe('a container number', () => {
  it.each([
    ['QWXU1000013', 'QWXU1000013', []],
    ['qwxu 100001-3', 'QWXU1000013', ['CONTAINER_NO_CLEANED']],
    ['QWXU1000014', 'QWXU1000014', ['CHECK_DIGIT']],
    ['QWXU100001', 'QWXU100001', ['CONTAINER_NO_FORM']],
    ['SHIPPER 7', 'SHIPPER7', ['CONTAINER_NO_CLEANED', 'CONTAINER_NO_FORM']],
  ])('%s', (given, number, odd) => {
    expect(readContainerNo(given)).toEqual({ number, odd })
  })
  it('has the check digit of the example of the standard', () => {
    expect(readContainerNo('CSQU3054383')?.odd).toEqual([])
    expect(readContainerNo('  ')).toBeNull()
  })
})
