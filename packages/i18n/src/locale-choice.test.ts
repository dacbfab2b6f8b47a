import { describe, expect, it } from 'vitest'
import { acceptedLocale, directionOf, localeOf } from './locale.ts'
import { getLocale, LOCALE_KEY, type LocaleHost, setLocale } from './locale-choice.ts'

function hostWith(stored: string | null, browserLanguage = '') {
  const entries = new Map<string, string>(stored === null ? [] : [[LOCALE_KEY, stored]])
  let reloads = 0
  const host: LocaleHost = {
    storage: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    },
    browserLanguage,
    reload: () => {
      reloads += 1
    },
  }
  return { host, entries, reloads: () => reloads }
}

describe('the language in force', () => {
  it.each([
    ['pt-BR', 'ja-JP', 'pt-BR'],
    [null, 'ja-JP', 'ja-JP'],
    [null, 'ja', 'ja-JP'],
    [null, '', 'zh-CN'],
    ['de-DE', 'ja-JP', 'zh-CN'],
  ])('stored %s, browser %s gives %s', (stored, browser, expected) => {
    expect(getLocale(hostWith(stored, browser).host)).toBe(expected)
  })
})

describe('setLocale', () => {
  it.each(['english', 'EN-us', 'en_US', 'e', ''])('refuses %j', (lang) => {
    const { host, entries } = hostWith('en-US')
    expect(() => setLocale(lang, host)).toThrow(new Error('setLocale lang format error'))
    expect(entries.get(LOCALE_KEY)).toBe('en-US')
  })

  it('stores a new language under umi_locale and reloads once', () => {
    const { host, entries, reloads } = hostWith('en-US')
    setLocale('fa-IR', host)
    expect([entries.get('umi_locale'), reloads()]).toEqual(['fa-IR', 1])
  })

  it('does nothing for the language in force', () => {
    const { host, reloads } = hostWith('en-US')
    setLocale('en-US', host)
    expect(reloads()).toBe(0)
  })

  it('forgets the choice when no language is given', () => {
    const { host, entries, reloads } = hostWith('en-US')
    setLocale(undefined, host)
    expect([entries.has(LOCALE_KEY), reloads()]).toEqual([false, 1])
  })
})

it.each([
  ['he-IL', 'rtl'],
  ['ar', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ku', 'rtl'],
  ['zh-CN', 'ltr'],
])('%s reads %s', (tag, direction) => {
  expect(directionOf(tag)).toBe(direction)
})

it.each([
  ['de;q=0.9, ja;q=0.8, en-US;q=0.5', 'ja-JP'],
  ['en-GB', 'en-US'],
  ['zh-TW,zh;q=0.9', 'zh-TW'],
  ['de', null],
  [undefined, null],
])('Accept-Language %s asks for %s', (header, expected) => {
  expect(acceptedLocale(header)).toBe(expected)
})

it('prefers the exact region to the first of its language', () => {
  expect([localeOf('zh-TW'), localeOf('zh-HK')]).toEqual(['zh-TW', 'zh-CN'])
})
