import type { IncomingMessage } from 'node:http'

const MOST_TO_DRAIN = 64 * 1_048_576

/** The bytes of a request; leaving them early keeps the connection, so that it can still be answered. */
export const bytesOf = (message: IncomingMessage): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => message.iterator({ destroyOnReturn: false })[Symbol.asyncIterator](),
})

/**
 * Reads away what a refused upload still sends, up to 64 MiB: a client that is cut off in the middle of
 * its writing would not see why it was refused. Never rejects.
 */
export const drain = async (stream: AsyncIterable<Uint8Array>): Promise<void> => {
  let left = MOST_TO_DRAIN
  try {
    for await (const chunk of stream) {
      left -= chunk.byteLength
      if (left < 0) return
    }
  } catch {
    // The client is gone: there is nobody to answer.
  }
}
