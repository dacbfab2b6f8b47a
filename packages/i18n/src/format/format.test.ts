import { describe, expect, it } from 'vitest'
import { LOCALES } from '../locale.ts'
import {
  formatClock,
  formatDuration,
  formatInstant,
  formatMinutes,
  formatNumber,
  formatPlain,
  formatTick,
} from './index.ts'

describe('formatNumber', () => {
  it.each([
    [2271, 'box', '2,271'],
    [32.04, 'box/h', '32.0'],
    [9.996, 'box/h', '10.0'],
    [8.614, 'min', '8.61'],
    [1234.5, 'kWh', '1,234'],
    [1235.5, 'kWh', '1,236'],
    [26.25, 'h', '26.2'],
    [26.35, 'h', '26.4'],
    [0, 'box/h', '0'],
    [0.143, '%', '14.3%'],
    [3, '1', '3'],
    [3.72, '1', '3.72'],
    [-2.5, 'h', '−2.50'],
    [-0.143, '%', '−14.3%'],
    [-0.001, 'h', '0.00'],
    [null, 'box', '–'],
    [Number.NaN, '%', '–'],
  ])('%s %s is %s', (value, unit, text) => {
    expect(formatNumber(value, unit, 'en-US')).toBe(text)
  })

  it('separates thousands as the language does', () => {
    expect(formatNumber(2271, 'box', 'pt-BR')).toBe('2.271')
  })

  it('keeps Latin digits in Persian', () => {
    expect(formatNumber(2271, 'box', 'fa-IR')).toMatch(/^[\d,٬]+$/)
  })

  it.each(LOCALES)('has one sign below zero in %s', (locale) => {
    const texts = [
      formatNumber(-68, 'h', locale),
      formatNumber(-0.68, '%', locale),
      formatTick(-68, 'h', locale),
      formatTick(-0.68, '%', locale),
      formatPlain(-68, locale),
    ]
    for (const text of texts) expect(text).toMatch(/^[\u200e\u2066]?−68/)
  })

  it('keeps the percent sign behind its number among Persian words', () => {
    expect(formatNumber(0.68, '%', 'fa-IR')).toBe('\u206668.0%\u2069')
    expect(formatTick(0.5, '%', 'fa-IR')).toBe('\u206650%\u2069')
  })
})

describe('formatTick', () => {
  it.each([
    [50, 'min', '50'],
    [100, 'min', '100'],
    [2.5, 'box/h', '2.5'],
    [6000, 'box', '6,000'],
    [0, 'h', '0'],
    [0.5, '%', '50%'],
    [0.025, '%', '2.5%'],
    [-20, 'min', '−20'],
  ])('%s %s stands at the axis as %s', (value, unit, text) => {
    expect(formatTick(value, unit, 'en-US')).toBe(text)
  })
})

describe('formatDuration', () => {
  it.each([
    [5100, '1 h 25 min'],
    [3600, '1 h'],
    [59.6, '1 min'],
    [42, '42 s'],
    [0, '0 s'],
    [-120, '−2 min'],
    [172_769, '47 h 59 min'],
    [172_770, '2 d'],
    [22_166_000, '256 d 13 h'],
    [null, '–'],
  ])('%s s is %s', (seconds, text) => {
    expect(formatDuration(seconds, 'en-US')).toBe(text)
  })

  it('shows minutes in tables', () => {
    expect([formatMinutes(516, 'en-US'), formatMinutes(null, 'en-US')]).toEqual(['8.60', '–'])
  })
})

describe('formatInstant', () => {
  const instant = '2026-11-20T07:24:05.000Z'

  it('shows the terminal zone, not UTC', () => {
    expect(formatInstant(instant, 'Asia/Shanghai', 'en-US', 'second')).toBe('15:24:05')
  })

  it('tells the year of a time that may lie far back, without its seconds', () => {
    expect(formatInstant(instant, 'Asia/Shanghai', 'en-US', 'dated')).toBe('20 Nov 2026, 15:24')
    expect(formatInstant(instant, 'Asia/Shanghai', 'ja-JP', 'dated')).toBe('2026年11月20日 15:24')
  })

  it('shows midnight as 00, never 24', () => {
    expect(formatInstant('2026-11-20T16:00:00.000Z', 'Asia/Shanghai', 'zh-CN', 'time')).toBe('00:00')
  })

  it('splits the clock as the header shows it', () => {
    expect(formatClock(instant, 'Asia/Shanghai', 'en-US')).toEqual({
      day: 'Fri 20 Nov',
      time: '15:24',
      offset: 'UTC+8',
    })
  })

  it('keeps the Gregorian calendar and Latin digits in Persian', () => {
    expect(formatInstant(instant, 'Asia/Tehran', 'fa-IR', 'date')).toMatch(/^2026\D+11\D+20$/)
  })

  it('answers a dash for a missing or broken instant', () => {
    expect([
      formatInstant(null, 'UTC', 'en-US', 'date'),
      formatInstant('soon', 'UTC', 'en-US', 'date'),
    ]).toEqual(['–', '–'])
  })
})
