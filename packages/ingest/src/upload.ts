import { createHash } from 'node:crypto'

/** The upload ended before its end: what was being read when it broke is not taken. */
export class UploadBroken extends Error {}

/** Passes the bytes of an upload on and hashes them; a stream that fails throws `UploadBroken`. */
export class Upload implements AsyncIterable<Uint8Array> {
  readonly #stream: AsyncIterable<Uint8Array>
  readonly #hash = createHash('sha256')

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#stream = stream
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of this.#stream) {
        this.#hash.update(chunk)
        yield chunk
      }
    } catch (cause) {
      throw new UploadBroken('The upload broke off.', { cause })
    }
  }

  /** SHA-256 of the bytes that came, in hexadecimal. */
  contentHash(): string {
    return this.#hash.copy().digest('hex')
  }
}
