import { expect, it } from 'vitest'
import { readableText } from './message-lines.ts'

it('shows an interchange segment by segment, whatever ends them', () => {
  expect(readableText("UNB+UNOA:1'UNH+1'FTX+it?'s fine'\r\nUNT+2'")).toBe(
    "UNB+UNOA:1'\nUNH+1'\nFTX+it?'s fine'\nUNT+2'",
  )
  expect(readableText("UNA:+.? 'UNB+A'UNZ+1'")).toBe("UNA:+.? '\nUNB+A'\nUNZ+1'")
  expect(readableText('UNA:+.!*~UNB+A!~B~UNZ+1')).toBe('UNA:+.!*~\nUNB+A!~B~\nUNZ+1')
  expect(readableText("UNH+1'FTX+what??'UNT+1'")).toBe("UNH+1'\nFTX+what??'\nUNT+1'")
  expect(readableText("TDT+20+7'LOC+5+CRMOB'")).toBe("TDT+20+7'\nLOC+5+CRMOB'")
})

it('indents JSON, and leaves what it cannot read', () => {
  expect(readableText('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}')
  expect(readableText('{"a":')).toBe('{"a":')
  expect(readableText('<b>plain</b>')).toBe('<b>plain</b>')
})
