import { describe, expect, it } from 'vitest'
import { SEGMENT_BYTES, SegmentCutter } from './segment-cutter.ts'

type Told = readonly [text: string, line: number, segment: number, ending?: string]

const cutsOf = (input: string | Buffer, size = 1 << 20): Told[] => {
  const bytes = typeof input === 'string' ? Buffer.from(input) : input
  const cutter = new SegmentCutter()
  const told: Told[] = []
  const tell = ({ bytes: text, line, segment, ending, tooLong }: ReturnType<typeof first>): void => {
    const how = tooLong ? 'TOO_LONG' : ending
    told.push(how === 'TERMINATOR' ? [text.toString(), line, segment] : [text.toString(), line, segment, how])
  }
  for (let at = 0; at < bytes.length; at += size)
    for (const cut of cutter.push(bytes.subarray(at, at + size))) tell(cut)
  for (const cut of cutter.finish()) tell(cut)
  return told
}
const first = (cutter: SegmentCutter) => {
  for (const cut of cutter.finish()) return cut
  throw new Error('nothing was cut')
}

describe('segments are cut', () => {
  it('with and without line ends, byte order mark, blanks and empty segments', () => {
    const text = "\ufeffUNB+UNOA:2'\r\n\r\n  BGM+1'''DTM+1'\n\u001a"
    expect(cutsOf(text)).toEqual([
      ['UNB+UNOA:2', 1, 1],
      ['BGM+1', 3, 2],
      ['DTM+1', 3, 3],
    ])
  })

  it('at no released terminator, and not at line ends within', () => {
    expect(cutsOf("FTX+AAA+++WHAT?'S\n UP??'FTX+2?\r\n'S'")).toEqual([
      ["FTX+AAA+++WHAT?'S\n UP??", 1, 1],
      ["FTX+2?\r\n'S", 2, 2],
    ])
  })

  it('by the separators of a service string, for its interchange', () => {
    expect(cutsOf("UNA:+.?'\nUNB+UNOA:2'\nBGM+1'\n").map(([text]) => text)).toEqual(['UNB+UNOA:2', 'BGM+1'])
    expect(cutsOf('UNA:+.? \nUNB+UNOA:2\nBGM+1\n').map(([text]) => text)).toEqual(['UNB+UNOA:2', 'BGM+1'])
    expect(cutsOf("UNA;*. !~\nUNB*UNOA'S;2~BGM*1~UNA:+.? 'UNB+UNOA:2'BGM+1'")).toEqual([
      ["UNB*UNOA'S;2", 2, 1],
      ['BGM*1', 2, 2],
      ['UNB+UNOA:2', 2, 3],
      ['BGM+1', 2, 4],
    ])
  })

  it('by the usual separators where a service string cannot be meant', () => {
    expect(cutsOf("UNA      UNB+UNOA:2'BGM+1'").map(([text]) => text)).toEqual([
      ...['UNA     ', 'UNB+UNOA:2', 'BGM+1'],
    ])
    expect(cutsOf("UNA:+.'\nUNB+UNOA:2'BGM+1'")).toEqual([
      ['UNA:+.', 1, 1],
      ['UNB+UNOA:2', 2, 2],
      ['BGM+1', 2, 3],
    ])
  })

  it('by information separators where the interchange begins with them', () => {
    expect(cutsOf("UNB\u001dUNOB\u001f1\u001cFTX\u001dIT'S?\u001c")).toEqual([
      ['UNB\u001dUNOB\u001f1', 1, 1],
      ["FTX\u001dIT'S?", 1, 2],
    ])
  })

  it('at lines that begin with a tag where the terminator is missing', () => {
    expect(cutsOf("UNB+UNOA:2\r\nUNH+1+BAPLIE\nFTX+AAA+++HALF\nA LINE\nLOC+9+X'EQD+CN\nUNZ+1\n")).toEqual([
      ['UNB+UNOA:2', 1, 1, 'LINE_BREAK'],
      ['UNH+1+BAPLIE', 2, 2, 'LINE_BREAK'],
      ['FTX+AAA+++HALF\nA LINE', 3, 3, 'LINE_BREAK'],
      ['LOC+9+X', 5, 4],
      ['EQD+CN', 5, 5, 'LINE_BREAK'],
      ['UNZ+1', 6, 6, 'LINE_BREAK'],
    ])
  })

  it('at a terminator behind a release character that was meant as text', () => {
    expect(cutsOf("FTX+AAA+++WHAT?'LOC+9+X'")).toEqual([
      ['FTX+AAA+++WHAT', 1, 1, 'RELEASED'],
      ['LOC+9+X', 1, 2],
    ])
  })

  it('at the end of the file, which tells that nothing ended it', () => {
    expect(cutsOf("BGM+1'EQD+CN+QW")).toEqual([
      ['BGM+1', 1, 1],
      ['EQD+CN+QW', 1, 2, 'FILE_END'],
    ])
  })

  it('without holding one that never ends', () => {
    const endless = `FTX+${'A'.repeat(3 * SEGMENT_BYTES)}'LOC+9+X'`
    for (const size of [1 << 20, 4096, 777])
      expect(cutsOf(endless, size)).toEqual([
        [`FTX+${'A'.repeat(196)}`, 1, 1, 'TOO_LONG'],
        ['LOC+9+X', 1, 2],
      ])
    const lines = `${'A'.repeat(2 * SEGMENT_BYTES)}\nLOC+9+X'`
    expect(cutsOf(lines, 999).at(-1)).toEqual(['LOC+9+X', 2, 2])
  })

  it('the same at every boundary of chunks', () => {
    const text = "UNA:+.? '\r\nUNB+UNOA:2'\nFTX+?'?''\nA?\n'B'LOC+1\r\nEQD+2'FTX+X?'UNT+1'UNZ+1"
    const whole = cutsOf(text)
    for (let size = 1; size < text.length; size++) expect(cutsOf(text, size)).toEqual(whole)
  })
})
