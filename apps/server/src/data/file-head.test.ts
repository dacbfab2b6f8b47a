import { expect, it } from 'vitest'
import { rememberHead } from './file-head.ts'

const headOf = async (kind: string, ...chunks: readonly (string | Uint8Array)[]) => {
  const sent = chunks.map((chunk) => Buffer.from(chunk))
  const remembered = rememberHead(
    (async function* () {
      yield* sent
    })(),
  )
  const passed: Uint8Array[] = []
  for await (const chunk of remembered.stream) passed.push(chunk)
  expect(Buffer.concat(passed)).toEqual(Buffer.concat(sent))
  return remembered.headOf(kind)
}

it('remembers the header of a CSV file, however it is cut, and passes everything on', async () => {
  const csv = { mend: 'cells', head: 'ship;in' }
  expect(await headOf('port-calls', '\uFEFF\r\n', 'ship', ';in\r\nA;1\n')).toEqual(csv)
  expect(await headOf('facts/che_cycle', 'ship;in')).toEqual(csv)
  expect(await headOf('port-calls', Buffer.from('caf\xe9;b\n', 'latin1'))).toEqual({
    mend: 'cells',
    head: 'café;b',
  })
})

it('knows lines of JSON, and what has no rows to send alone', async () => {
  expect(await headOf('facts/che_cycle', '{"a":1}\n{"a":2}\n')).toEqual({ mend: 'lines', head: '' })
  const nothing = { mend: 'no', head: '' }
  expect(await headOf('facts/che_cycle', '[{"a":1}]')).toEqual(nothing)
  expect(await headOf('facts/che_cycle', Buffer.from([0x50, 0x41, 0x52, 0x31, 0]))).toEqual(nothing)
  expect(await headOf('edifact', "UNB+UNOA:1'")).toEqual({ mend: 'message', head: '' })
  expect(await headOf('dcsa', '[{"a":1}]')).toEqual({ mend: 'lines', head: '' })
  expect(await headOf('yard-layout', '{}')).toEqual(nothing)
  expect(await headOf('port-calls', '')).toEqual(nothing)
})
