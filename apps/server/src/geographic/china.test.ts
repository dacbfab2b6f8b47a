import { expect, it } from 'vitest'
import { PROVINCES } from './china.ts'
import { cityOf, provinceOf } from './find-place.ts'
import { placeName } from './place-name.ts'

it('names each province and each city of it once, with a number of its own', () => {
  expect(PROVINCES).toHaveLength(34)
  expect(new Set(PROVINCES.map(({ id }) => id)).size).toBe(34)
  const ids = PROVINCES.flatMap(({ cities }) => cities.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, latin, chinese, cities } of PROVINCES) {
    expect([id, latin, chinese]).toEqual([
      expect.stringMatching(/^\d\d0000$/),
      expect.stringMatching(/^[A-Z][A-Za-z' ]+$/),
      expect.stringMatching(/^\p{Script=Han}+$/u),
    ])
    expect(cities.length).toBeGreaterThan(0)
    expect(new Set(cities.map((city) => city.latin)).size).toBe(cities.length)
    for (const city of cities) {
      expect(city.id).toMatch(new RegExp(`^${id.slice(0, 2)}\\d{4}$`))
      expect(city.chinese).toMatch(/^\p{Script=Han}+$/u)
    }
  }
})

it.each([
  ['330000', '宁波', '330200'],
  ['Anhui', 'Xuancheng', '341800'],
  ['广东', 'Zhaoqing', '441200'],
  ['Shandong', 'Heze', '371700'],
  ['Sichuan', 'Ziyang', '512000'],
  ['Hubei', 'Shennongjia', '429021'],
  ['Xinjiang', 'Hami', '650500'],
  ['Yunnan', 'Diqing', '533400'],
  ['Guangdong', 'Yunfu', '445300'],
])('finds %s and %s by number and by name', (province, city, id) => {
  const known = provinceOf(province)
  expect(known && cityOf(known, city)?.id).toBe(id)
})

it('calls places as each language does', () => {
  const liaoning = provinceOf('Liaoning')
  const shenyang = liaoning && cityOf(liaoning, 'Shenyang')
  expect(
    shenyang && (['zh-CN', 'zh-TW', 'ja-JP', 'en-US'] as const).map((to) => placeName(shenyang, to)),
  ).toEqual(['沈阳', '瀋陽', '瀋陽', 'Shenyang'])
  const beijing = provinceOf('110000')
  expect(beijing && (['pt-BR', 'fa-IR', 'id-ID'] as const).map((to) => placeName(beijing, to))).toEqual([
    'Pequim',
    'پکن',
    'Beijing',
  ])
})

it('has no place of a name that is none', () => {
  expect(provinceOf('Nowhere')).toBeUndefined()
  expect(provinceOf('')).toBeUndefined()
})
