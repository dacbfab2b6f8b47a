import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { kindOf } from './kind-of.ts'

const of = (text: string): string | null => kindOf(Buffer.from(text))

describe('kindOf', () => {
  it.each([
    ['edifact', "UNB+UNOA:2+A+B+260101:0800+1'UNH+1+BAPLIE:D:95B:UN'"],
    ['edifact', "\uFEFF\r\nBGM+270+1+9'\r\nTDT+20+77E'"],
    ['dcsa', '{"portCallServiceID":"s","classifierCode":"ACT"}'],
    ['dcsa', '[ { "events": [ { "eventID": 1, "portCall" : {} } ] } ]'],
    ['tic40', '{"che":[{"id":"A1"}]}'],
    ['tic40', '{"path":"che|@A1|speed","value":3}'],
    ['tic40', 'path,value\nche|@A1|speed|km/h,3'],
    ['yard-layout', '[{"ID":"01","VBYNUM":26}]'],
    ['yard-layout', '{"layout":{"quayM":900}}'],
    ['port-calls', 'Navire;Ligne;Date accostage;Heure'],
    ['port-calls', 'vessel,line,ATA,ATB,ATD'],
    [null, '{"mood":"fair"}'],
    [null, 'a,b,c\n1,2,3'],
    [null, 'PAR1\u0000\u0001'],
    [null, ''],
  ])('knows %s by its content', (kind, text) => {
    expect(of(text)).toBe(kind)
  })
})

const samples = process.env.SAMPLES ?? fileURLToPath(new URL('../../../../shared/samples', import.meta.url))

describe.runIf(existsSync(samples))('the kinds of the shared samples', () => {
  const kindsIn = (folder: string, names: RegExp): (string | null)[] =>
    readdirSync(`${samples}/${folder}`, { recursive: true })
      .map((name) => `${samples}/${folder}/${String(name)}`)
      .filter((path) => names.test(path) && statSync(path).isFile())
      .map((path) => kindOf(readFileSync(path).subarray(0, 65_536)))

  it('are told from their content', () => {
    expect(new Set(kindsIn('edifact', /\.(edi|txt)$/i))).toEqual(new Set(['edifact']))
    expect(new Set(kindsIn('yard', /_(area|crane)\.txt$/))).toEqual(new Set(['yard-layout']))
    expect(new Set(kindsIn('dcsa', /(jit-200-(port|terminal)|portcall|ovs).*json$/))).toEqual(
      new Set(['dcsa']),
    )
    expect(kindsIn('port-calls', /csv$/)).toEqual(['port-calls'])
  })
})
