import { createReadStream } from 'node:fs'
import type { Terminal } from '@quaywise/domain'
import type { FactReading } from '../../fact-format.ts'
import { fixturePath } from '../fixture/read-fixture.ts'
import { edifactFormat } from '../format.ts'
import type { Harbour } from './known.fixture.ts'

/** The terminal of the tests: Hamburg, one or two hours ahead of UTC. */
export const HAMBURG: Terminal = {
  ...{ id: 'T', name: 'Test', locode: 'DEHAM', zone: 'Europe/Berlin', clock: 'live', frozenAt: null },
}

/** When files arrive in the tests, unless they say otherwise. */
export const ARRIVED = Date.UTC(2026, 5, 1)

/** Takes a stream into a terminal; gives the readings. */
export const takeStream = async (
  stream: AsyncIterable<Uint8Array>,
  harbour: Harbour,
  terminal: Terminal = HAMBURG,
  receivedAt = ARRIVED,
): Promise<readonly FactReading[]> => {
  const origin = { terminal, batchId: 'B', receivedAt, mapping: null, known: harbour }
  const opened = await edifactFormat.open(stream, origin)
  if ('fault' in opened) throw new Error(opened.fault.detail)
  return harbour.takeAll(opened.readings)
}

/** Takes one of our own files. */
export const takeFixture = (name: string, harbour: Harbour): Promise<readonly FactReading[]> =>
  takeStream(createReadStream(fixturePath(name)), harbour)

/** Takes a text. */
export const takeText = (text: string, harbour: Harbour, receivedAt = ARRIVED) =>
  takeStream(bytesOf(text), harbour, HAMBURG, receivedAt)

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text, 'utf8')
}

/** A message with its interchange: segments between its head and its trailer. */
export const messageOf = (type: string, sentAt: string, ...segments: readonly string[]): string =>
  [
    `UNB+UNOA:2+QWLINE+QWTERM+${sentAt}+R1`,
    `UNH+1+${type}:D:95B:UN`,
    ...segments,
    `UNT+${segments.length + 2}+1`,
    'UNZ+1+R1',
  ]
    .map((segment) => `${segment}'`)
    .join('\n')
