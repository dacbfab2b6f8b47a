const NEWLINE = 10

/** Cuts a stream of bytes into JSON values, one per line, whatever the size of the chunks. */
export class JsonLines<T> {
  #rest: Buffer[] = []

  /** The values that this chunk completes. */
  push(chunk: Buffer): T[] {
    const end = chunk.lastIndexOf(NEWLINE)
    if (end < 0) {
      this.#rest.push(chunk)
      return []
    }
    const text = Buffer.concat([...this.#rest, chunk.subarray(0, end)]).toString('utf8')
    this.#rest = end + 1 < chunk.length ? [chunk.subarray(end + 1)] : []
    return text.split('\n').map((line): T => JSON.parse(line))
  }
}
