import { execFile } from 'node:child_process'
import { constants, openSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { promisify } from 'node:util'

const END = 0
const HIGH_WATER_BYTES = 1024 * 1024

/**
 * A named pipe through which the engine hands out a result while it computes it. The engine's own streaming call
 * would run sub-queries on the main thread and hold up the whole process; writing into a pipe happens on a worker
 * thread, and a full pipe makes the engine wait.
 */
export class ResultPipe {
  readonly #socket: Socket
  #chunks: Buffer[] = []
  #bytes = 0
  #ended = false
  #wake: () => void = () => undefined

  private constructor(fd: number) {
    this.#socket = new Socket({ fd, readable: true, writable: true })
    this.#socket.on('data', (chunk) => this.#take(chunk)).on('error', () => this.discard())
  }

  /** Makes a fresh pipe at this path and opens it. */
  static async open(path: string): Promise<ResultPipe> {
    await rm(path, { force: true })
    await promisify(execFile)('mkfifo', ['-m', '600', path])
    // Both directions: with a reader and a writer always there, the engine never waits in open() for good.
    return new ResultPipe(openSync(path, constants.O_RDWR | constants.O_NONBLOCK))
  }

  /** Marks the end of the result; call it when the engine is done. */
  end(): void {
    if (!this.#socket.destroyed) this.#socket.write(Buffer.of(END))
  }

  /** Bytes as they come, until the end or until `discard`. */
  async *chunks(): AsyncGenerator<Buffer> {
    for (;;) {
      const chunk = this.#chunks.shift()
      if (chunk) {
        this.#bytes -= chunk.length
        this.#socket.resume()
        yield chunk
      } else if (this.#ended) return
      else await this.#more()
    }
  }

  /** Throws away what is there and what still comes, so that a stopping engine is not stuck in a full pipe. */
  discard(): void {
    this.#ended = true
    this.#chunks = []
    this.#socket.resume()
    this.#wake()
  }

  close(): void {
    this.#socket.destroy()
  }

  #more(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#wake = resolve
    return promise
  }

  #take(chunk: Buffer): void {
    if (this.#ended) return
    const last = chunk[chunk.length - 1] === END
    this.#chunks.push(last ? chunk.subarray(0, -1) : chunk)
    this.#bytes += chunk.length
    if (last) this.#ended = true
    else if (this.#bytes > HIGH_WATER_BYTES) this.#socket.pause()
    this.#wake()
  }
}
