import { describe, expect, it } from 'vitest'
import { readBytes, readText } from './fixture/read-fixture.ts'
import { looksLikeEdifact } from './looks-like-edifact.ts'

const HEAD = "UNB+UNOA:2+QWA+QWB+260309:0615+R1'"
const move = (number: string): string =>
  `EQD+CN+${number}+22G1:102:5++3+5'DTM+203:202603100412:203'LOC+11+DEHAM'`
const coarri = (reference: string, ...numbers: readonly string[]): string =>
  `UNH+${reference}+COARRI:D:95B:UN'BGM+44+1+9'${numbers.map(move).join('')}` +
  `UNT+${3 + 3 * numbers.length}+${reference}'`
const A = 'QWXU1000013'
const B = 'QWXU2345679'

const numbersOf = (contents: Awaited<ReturnType<typeof readText>>): (string | null)[] =>
  contents.items.map(({ equipmentNo }) => equipmentNo)

describe('heads and trailers', () => {
  it('of several interchanges, groups and messages in one file', async () => {
    const group = `UNG+COARRI+QWA+QWB+260309:0615+G1+UN+D:95B'${coarri('1', A)}${coarri('2', B)}UNE+2+G1'`
    const contents = await readText(`${HEAD}${group}UNZ+1+R1'\n${HEAD}${coarri('1', A)}UNZ+1+R1'`)
    expect(numbersOf(contents)).toEqual([A, B, A])
    expect(contents.messages.map(({ message }) => message)).toEqual([1, 2, 3])
    expect([contents.codes, contents.rejections]).toEqual([[], []])
  })

  it('may be missing, each of them', async () => {
    const bare = await readText(`BGM+44+1+9'${move(A)}${move(B)}`)
    expect(numbersOf(bare)).toEqual([A, B])
    expect(bare.messages[0]).toMatchObject({ type: 'COARRI', toldBy: 'SEGMENTS', reference: null })
    expect(bare.codes).toEqual(['UNH_MISSING', 'UNB_MISSING', 'UNT_MISSING'])
    const noTrailers = await readText(`${HEAD}UNH+1+COARRI:D:95B:UN'BGM+44'${move(A)}UNH+2+COARRI'${move(B)}`)
    expect(numbersOf(noTrailers)).toEqual([A, B])
    expect(noTrailers.codes).toEqual(['UNT_MISSING', 'UNT_MISSING', 'UNZ_MISSING'])
    const trailersOnly = await readText(`UNT+3+1'UNZ+1+1'${HEAD}${coarri('1', A)}UNZ+1+R1'`)
    expect(numbersOf(trailersOnly)).toEqual([A])
    expect(trailersOnly.codes).toEqual(['TRAILER_UNEXPECTED', 'TRAILER_UNEXPECTED'])
  })

  it('may state what is not so', async () => {
    const text = `${HEAD}${coarri('1', A).replace('UNT+6+1', 'UNT+60+2')}UNZ+3+R2'`
    const { readings } = await readText(text)
    const notices = readings.flatMap((reading) => (reading.kind === 'notice' ? [reading.notice] : []))
    expect(notices).toEqual([
      { code: 'SEGMENT_COUNT', tag: 'UNT', value: '60', expected: '6', line: 1, segment: 7 },
      { code: 'MESSAGE_REFERENCE', tag: 'UNT', value: '2', expected: '1', line: 1, segment: 7 },
      { code: 'MESSAGE_COUNT', tag: 'UNZ', value: '3', expected: '1', line: 1, segment: 8 },
      { code: 'INTERCHANGE_REFERENCE', tag: 'UNZ', value: 'R2', expected: 'R1', line: 1, segment: 8 },
    ])
  })

  it('are followed by garbage that is refused', async () => {
    const contents = await readText(`${HEAD}${coarri('1', A)}UNZ+1+R1'\n-- end of file --\n`)
    expect(numbersOf(contents)).toEqual([A])
    expect(contents.rejections).toMatchObject([{ scope: 'SEGMENT', reason: 'SEGMENT_UNREADABLE', line: 2 }])
  })
})

describe('the type of a message', () => {
  const typeOf = async (text: string): Promise<string | undefined> => (await readText(text)).messages[0]?.type
  it('is the one of its head, in whatever letters and with separators amiss', async () => {
    expect(await typeOf("UNH+1+coprar:d:95b'BGM+45'EQD+CN+QWXU1000013'UNT+4+1'")).toBe('COPRAR')
    expect(await typeOf("UNH+20260309COPRAR:D:00B:UN'BGM+45'EQD+CN+QWXU1000013'UNT+4+1'")).toBe('COPRAR')
  })
  it.each([
    ['BAPLIE', "LOC+5+DEHAM'LOC+147+0010282::5'EQD+CN++22G1'"],
    ['MOVINS', "LOC+5+DEHAM'HAN+LOA'LOC+147+0010282::5'EQD+CN++22G1'"],
    ['COARRI', `TDT+20+1'${move(A)}LOC+147+0010282::5'`],
    ['COARRI', `TDT+20+1'${move(A)}${move(B)}`],
    ['CODECO', `BGM+36'EQD+CN+${A}'DTM+7:202603100412:203'`],
    ['CODECO', `EQD+CN+${A}'DTM+7:202603100412:203'TDT+1++3'`],
    ['COPRAR', `BGM+45'EQD+CN+${A}'`],
    ['COPINO', `BGM+661'EQD+CN+${A}'`],
    ['COPARN', `BGM+11'EQD+CN+${A}'`],
    ['VERMAS', `EQD+CN+${A}'MEA+AAE+VGM+KGM:1'DOC+SM1:VGM:306'`],
  ])('is told by its segments: %s', async (type, text) => {
    expect(await typeOf(text)).toBe(type)
  })
  it('may be none that is read, or not be told at all: the message is refused, the next one read', async () => {
    const orders = "UNH+1+ORDERS:D:96B:UN'BGM+220'QQQ+1'LIN+1'UNT+5+1'"
    const silent = "UNH+2'BGM+1'NAD+CA+X'UNT+4+2'"
    const contents = await readText(`${HEAD}${orders}${silent}${coarri('3', A)}UNZ+3+R1'`)
    expect(contents.rejections).toMatchObject([
      { scope: 'MESSAGE', reason: 'MESSAGE_NOT_READ', value: 'ORDERS', segment: 2 },
      { scope: 'MESSAGE', reason: 'MESSAGE_TYPE_UNKNOWN', segment: 7 },
    ])
    expect([numbersOf(contents), contents.codes]).toEqual([[A], []])
  })
})

describe('a segment that cannot be read', () => {
  it('costs itself alone, within an item', async () => {
    const text = `UNH+1+COARRI'BGM+44'${move(A)}+++'QQQ+1'M3A+AAE+VGM+KGM:1'${move(B)}UNT+12+1'`
    const contents = await readText(text)
    expect(numbersOf(contents)).toEqual([A, B])
    expect(contents.rejections.map(({ reason, segment }) => [reason, segment])).toEqual([
      ['SEGMENT_UNREADABLE', 6],
      ['TAG_UNKNOWN', 7],
      ['SEGMENT_UNREADABLE', 8],
    ])
    expect(contents.codes).not.toContain('SEGMENT_COUNT')
  })

  it('costs its item where it began it, and no neighbour takes what belonged to it', async () => {
    const damaged = move(B).replace('EQD+CN', 'E?D+CN')
    const contents = await readText(`UNH+1+COARRI'BGM+44'${move(A)}${damaged}${move(A)}UNT+12+1'`)
    expect(numbersOf(contents)).toEqual([A, A])
    expect(contents.rejections.map(({ scope, reason }) => [scope, reason])).toEqual([
      ['SEGMENT', 'SEGMENT_UNREADABLE'],
      ['ITEM', 'ITEM_HEAD_DAMAGED'],
    ])
    expect(contents.rejections[1]?.raw).toContain(B)
  })

  it('does not move the positions of a stow plan', async () => {
    const cell = (position: string, number: string): string =>
      `LOC+147+${position}::5'LOC+9+NLRTM'LOC+11+DEHAM'EQD+CN+${number}+22G1+++5'`
    const plan = `${cell('0010282', A).replace('LOC+147', 'LO+147')}${cell('0010284', B)}`
    const contents = await readText(`UNH+1+BAPLIE'BGM++1'TDT+20+1'${plan}UNT+12+1'`)
    expect(contents.items.map(({ equipmentNo, position }) => [equipmentNo, position?.code])).toEqual([
      [A, undefined],
      [B, '0010284'],
    ])
    expect(contents.codes).toContain('POSITION_MISSING')
  })

  it('is not taken for the head of an item where the head of the message is damaged', async () => {
    const text = `UNH+1+BAPLIE'BGM++147+9'T?T+20+147+++QWL'LOC+5+DEHAM'LOC+147+0010282::5'EQD+CN+${A}'UNT+7+1'`
    const { messages, items, rejections } = await readText(text)
    expect(messages[0]).toMatchObject({ port: 'DEHAM', documentNo: '147' })
    expect([items.length, rejections.map(({ scope }) => scope)]).toEqual([1, ['SEGMENT']])
  })

  it('ends a truncated file: the item that it cuts says so', async () => {
    const contents = await readText(`${HEAD}UNH+1+COARRI'BGM+44'${move(A)}${move(B).slice(0, -4)}`)
    expect(numbersOf(contents)).toEqual([A, B])
    expect(contents.rejections).toMatchObject([{ reason: 'SEGMENT_CUT', tag: 'LOC' }])
    expect(contents.codes).toEqual(['ITEM_CUT', 'UNT_MISSING', 'UNZ_MISSING'])
  })
})

describe('text', () => {
  const goods = async (charset: string, bytes: Buffer) => {
    const head = Buffer.from(`UNB+${charset}:2+A+B+260309:0615+R'UNH+1+COARRI'BGM+44'${move(A)}FTX+AAA+++`)
    const { items, codes } = await readBytes(Buffer.concat([head, bytes, Buffer.from("'UNT+8+1'UNZ+1+R'")]))
    return [items[0]?.goods, codes.filter((code) => code !== 'SEGMENT_COUNT')]
  }
  it.each([
    ['UNOC', Buffer.from('CAF\u00c9', 'latin1'), 'CAF\u00c9', []],
    ['UNOY', Buffer.from('\u6d0b\u5c71', 'utf8'), '\u6d0b\u5c71', []],
    ['UNOC', Buffer.from('CAF\u00c9', 'utf8'), 'CAF\u00c9', ['CHARSET_DIFFERS']],
    ['UNOA', Buffer.from('CAF\u00c9', 'latin1'), 'CAF\u00c9', ['CHARSET_DIFFERS']],
    ['UNOE', Buffer.from([0xbc, 0xde]), '\u041c\u043e', []],
    ['UNOA', Buffer.from('Cafe'), 'Cafe', ['LOWER_CASE']],
    ['UNOB', Buffer.from('Cafe'), 'Cafe', []],
    ['UNOC', Buffer.from('A\u0007B'), 'AB', ['CONTROL_CHARACTERS']],
    ['UNOC', Buffer.from("1 ?+ 1 ?: ?'Q?' ?? 5? OR 6"), "1 + 1 : 'Q' ? 5? OR 6", []],
    ['UNOC', Buffer.from('LONG T\r\nEXT:SECOND'), 'LONG TEXT SECOND', []],
  ])('in %s: %o', async (charset, bytes, text, codes) => {
    expect(await goods(charset, bytes)).toEqual([text, codes])
  })
})

describe('what is no EDIFACT', () => {
  it.each([
    ['an empty file', ''],
    ['a list', 'container;weight\nQWXU1000013;2\n'],
    ['a long text', 'It\u2019s a letter. '.repeat(9000)],
    ['quotes', "'a' 'b' 'c' ".repeat(300)],
  ])('is refused once, as a file: %s', async (_, text) => {
    const { readings, rejections } = await readText(text)
    expect([readings.length, rejections[0]?.scope, rejections[0]?.reason]).toEqual([1, 'FILE', 'NOT_EDIFACT'])
  })

  it('is told by its content', () => {
    const looks = (text: string): boolean => looksLikeEdifact(Buffer.from(text))
    expect(
      ["UNA:+.? 'UNB+", 'UNB+UNOA', '\ufeff\r\nUNH+1', "+137:1:201'TDT+20+", 'loc+147+1'].map(looks),
    ).toEqual(Array(5).fill(true))
    expect(['', '{"a":1}', 'Ship;In;Out', 'PK\u0003\u0004'].map(looks)).toEqual(Array(4).fill(false))
  })
})

describe('items', () => {
  it('begin with their equipment in some stow plans', async () => {
    const cell = (number: string, position: string): string =>
      `EQD+CN+${number}+22G1+++5'LOC+147+${position}'LOC+11+DEHAM'MEA+WT++24.5:TNE'`
    const text = `UNH+1+BAPLIE:D:95B'TDT+20+1'${cell(A, '010284')}${cell(B, '010286')}UNT+11+1'`
    const { items } = await readText(text)
    expect(items.map(({ equipmentNo, position, grossKg }) => [equipmentNo, position?.code, grossKg])).toEqual(
      [
        [A, '0010284', 24500],
        [B, '0010286', 24500],
      ],
    )
  })

  it('keep what a stow plan says of their goods, and the instruction that stands within them', async () => {
    const cell = (position: string, han: string): string =>
      `LOC+147+${position}::5'GID+1'FTX+AAA+++SEED'MEA+WT++KGM:9000'${han}EQD+CN++22G1+++5'LOC+11+DEHAM'`
    const cells = `${cell('0010282', "HAN+DIS'")}${cell('0010284', "HAN+LOA'")}HAN+SHI'${cell('0010286', '')}`
    const { items } = await readText(
      `UNH+1+MOVINS'TDT+20+1'${cells}LOC+147+0010288::5'HAN+RES'${cell('0010290', '')}`,
    )
    expect(
      items.map((item) => [
        item.position?.code,
        item.goods,
        item.isoType,
        'instruction' in item && item.instruction,
      ]),
    ).toEqual([
      ['0010282', 'SEED', '22G1', 'DISCHARGE'],
      ['0010284', 'SEED', '22G1', 'LOAD'],
      ['0010286', 'SEED', '22G1', 'SHIFT'],
      ['0010288', null, null, 'SHIFT'],
      ['0010290', 'SEED', '22G1', 'RESTOW'],
    ])
  })

  it('take a time of an unusual code where it is the only one', async () => {
    const text = `UNH+1+COARRI'BGM+44'EQD+CN+${A}'DTM+99:202603100412:203'UNT+5+1'`
    const { items, codes } = await readText(text)
    expect(items[0]).toMatchObject({ type: 'COARRI', movedAt: { local: Date.UTC(2026, 2, 10, 4, 12) } })
    expect(codes).toEqual(['UNB_MISSING', 'EVENT_TIME_UNUSUAL'])
  })

  it('mean nothing by codes that are names of the language', async () => {
    const text =
      "UNH+1+COARRI'BGM+constructor+__proto__+toString'TDT+20++valueOf++constructor'" +
      `EQD+CN+${A}+constructor++valueOf+toString'DTM+203:20260310:hasOwnProperty'DIM+toString+CMT:1'` +
      "MEA+constructor++KGM:1'LOC+__proto__+X'UNT+9+1'"
    const { items, messages } = await readText(text)
    expect(messages[0]).toMatchObject({ function: null, documentCode: 'constructor' })
    expect(items[0]).toMatchObject({
      direction: null,
      load: null,
      movement: null,
      grossKg: null,
      oversize: {},
    })
  })

  it('have bounds, however long the message', async () => {
    const endless = "FTX+AAA+++MORE'".repeat(5000)
    const { items, codes } = await readText(`UNH+1+COARRI'BGM+44'${move(A)}${endless}${move(B)}UNT+9+1'`)
    expect(items.map(({ remarks }) => remarks.length)).toEqual([397, 0])
    expect(codes.filter((code) => code === 'ITEM_TOO_LONG')).toHaveLength(1)
  })

  it('take what their message says of all of them', async () => {
    const { items } = await readText(
      "UNH+1+COARRI'BGM+44'LOC+11+DEHAM'NAD+CF+QWL'EQD+CN+QWXU1000013'UNT+5+1'",
    )
    expect(items[0]).toMatchObject({ pod: 'DEHAM', operator: 'QWL', direction: 'DISCHARGE', movedAt: null })
  })
})
