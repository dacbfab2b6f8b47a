import { expect, it } from 'vitest'
import { safeName } from './file-name.ts'

it.each([
  ['Night shift, QC 107–110', 'Night-shift-QC-107-110'],
  ['../../etc/passwd', 'etc-passwd'],
  ['夜班 报告', '夜班-报告'],
  ['گزارش روز', 'گزارش-روز'],
  ['a\0b\n"c"', 'a-b-c'],
  ['....', 'report'],
  ['NUL', 'report'],
  ['x'.repeat(100), 'x'.repeat(60)],
])('%s becomes %s', (text, name) => {
  expect(safeName(text)).toBe(name)
})
