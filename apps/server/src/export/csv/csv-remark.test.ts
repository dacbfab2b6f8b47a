import { expect, test } from 'vitest'
import { csvRemark } from './csv-remark.ts'

test.each([
  ['Page: a, b', '# Page: a, b'],
  ['two\r\nlines', '# two lines'],
  ['Text: see,=1+1', "# Text: see,'=1+1"],
  ['a; +cmd|x', "# a;' +cmd|x"],
  ['a,"=1+1"', `# a,'"=1+1"`],
  ['a\t@x', "# a\t'@x"],
  ['=1 stands behind the sign', '# =1 stands behind the sign'],
])('%j is no formula in any cell', (text, line) => {
  expect(csvRemark(text)).toBe(line)
})
