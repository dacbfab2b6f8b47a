import { type JsonOptions, readJson } from '../json/read-json.ts'
import { CallDirectory } from './directory.ts'
import { type DcsaTerminal, Message } from './message.ts'
import { readMessage } from './read-message.ts'
import type { DcsaReading } from './reading.ts'

/** For which terminal messages are read, and what is known of its calls already. */
export type DcsaOptions = {
  readonly terminal: DcsaTerminal
  readonly directory?: CallDirectory
  readonly limits?: JsonOptions['limits']
}

/**
 * Reads port-call messages of any version (JIT 1.0 to 2.0, the port-call events of 2.0, vessel schedules),
 * one document or many, into typed readings in the order of the file. Holds one message at a time; never
 * throws on content, an error of the stream passes through.
 */
export async function* readDcsa(
  stream: AsyncIterable<Uint8Array>,
  { terminal, directory = new CallDirectory(), limits }: DcsaOptions,
): AsyncGenerator<DcsaReading> {
  const options = { unwrap: ['events'], ...(limits ? { limits } : {}) }
  for await (const reading of readJson(stream, options)) {
    if (reading.kind !== 'element') {
      yield reading
      continue
    }
    const { value, line, text } = reading.element
    const message = new Message(terminal, directory, line, text)
    readMessage(value, message)
    for (const told of message.readings) yield told
  }
}
