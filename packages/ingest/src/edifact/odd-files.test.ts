import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { FactReading } from '../fact-format.ts'
import { Harbour } from './facts/known.fixture.ts'
import { takeStream } from './facts/read-facts.fixture.ts'
import { fixturePath } from './fixture/read-fixture.ts'

const coarri = readFileSync(fixturePath('coarri.edi'), 'latin1')
const codeco = readFileSync(fixturePath('codeco.edi'), 'latin1')
const baplie = readFileSync(fixturePath('baplie-2.1.edi'), 'latin1')
const junk = Array.from({ length: 50_000 }, (_, i) => String.fromCharCode((i * 7919 + (i >> 3)) % 256)).join(
  '',
)

const take = (text: string | AsyncIterable<Uint8Array>, harbour: Harbour): Promise<readonly FactReading[]> =>
  takeStream(
    typeof text === 'string'
      ? (async function* () {
          yield Buffer.from(text, 'latin1')
        })()
      : text,
    harbour,
  )

const count = (readings: readonly FactReading[], kind: FactReading['kind']): number =>
  readings.filter((one) => one.kind === kind).length
const codes = (readings: readonly FactReading[]): ReadonlySet<string> =>
  new Set(
    readings.flatMap((one) => {
      if (one.kind === 'notice') return [one.notice.code]
      return one.kind === 'item' ? one.notices.map(({ code }) => code) : []
    }),
  )

const SAME: readonly (readonly [what: string, text: string])[] = [
  ['with the usual service string', `UNA:+.? '${coarri}`],
  ['with a service string of blanks', `UNA      ${coarri}`],
  ['with a service string of letters', `UNAabcdef\n${coarri}`],
  [
    'with other separators',
    `UNA|*.? ~${coarri.replaceAll('+', '*').replaceAll(':', '|').replaceAll("'", '~')}`,
  ],
  ['with a mark of the byte order', `\u00ef\u00bb\u00bf${coarri}`],
  ['without line ends', coarri.replaceAll(/[\r\n]+/g, '')],
  ['with other line ends', coarri.replaceAll(/\r?\n/g, '\r')],
  [
    'in mixed letters',
    coarri.replaceAll('QWXU', 'QwXu').replace('COARRI', 'Coarri').replaceAll('LOC+', 'loc+'),
  ],
  ['behind a line without end', `${'X'.repeat(8_000_000)}'\n${coarri}`],
  ['in front of junk', `${coarri}${junk}`],
]

it.each(SAME)('a file %s tells what it tells', async (_what, text) => {
  const [plain, odd] = [new Harbour(), new Harbour()]
  await take(coarri, plain)
  await take(text, odd)
  expect(odd.contents(false)).toEqual(plain.contents(false))
})

it('several interchanges in one file are told one after the other, and again they say the same', async () => {
  const [apart, together] = [new Harbour(), new Harbour()]
  for (const one of [coarri, codeco, baplie]) await take(one, apart)
  const file = `${coarri}\r\n${codeco}\n\n${baplie}`
  await take(file, together)
  const rows = (harbour: Harbour) => harbour.all('che_cycle').length + harbour.all('stow_position').length
  expect(rows(together)).toBe(rows(apart))
  const once = together.contents()
  await take(file, together)
  expect(together.contents()).toEqual(once)
})

it.each([6, 7, 8])('positions of %s digits are the same place', async (digits) => {
  const harbour = new Harbour()
  const position = '00710382'.slice(-digits)
  const readings = await take(baplie.replaceAll(/LOC\+147\+\d+/g, `LOC+147+${position}`), harbour)
  expect(
    harbour.all('stow_position').filter(({ bay, row, tier }) => bay === 71 && row === 3 && tier === 82)
      .length,
  ).toBeGreaterThan(0)
  expect(codes(readings).has('POSITION_LENGTH')).toBe(digits !== 7)
})

it('names in Windows Latin are read, with a word of it', async () => {
  const harbour = new Harbour()
  const readings = await take(coarri.replace('QUAY OSPREY', 'QUAY \u00d6SPREY'), harbour)
  expect(codes(readings)).toContain('CHARSET_DIFFERS')
  expect(harbour.all('vessel_visit').map(({ vessel }) => vessel)).toEqual(['QUAY \u00d6SPREY'])
})

it.each([
  ['an empty file', ''],
  ['a blank file', ' \r\n '],
  ['a binary file', junk],
  ['UTF-16', [...coarri].join('\u0000')],
])('%s is refused, and nothing of it is taken', async (_what, text) => {
  const harbour = new Harbour()
  const readings = await take(text, harbour)
  expect([count(readings, 'item'), count(readings, 'rejection')]).toEqual([0, 1])
  expect(harbour.contents()).toEqual([])
})

it('a segment without end costs bounded memory', async () => {
  const before = process.memoryUsage().rss
  const piece = Buffer.alloc(1_048_576, 0x58)
  const readings = await take(
    (async function* () {
      yield Buffer.from("UNB+UNOA:2+A+B+260310:1400+1'UNH+1+COARRI:D:95B:UN'BGM+44+")
      for (let i = 0; i < 100; i += 1) yield piece
    })(),
    new Harbour(),
  )
  expect(count(readings, 'rejection')).toBe(1)
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1_048_576)
}, 60_000)
