/** A stream whose first bytes were looked at; they are still in it. */
export type Peeked = {
  readonly head: Buffer
  readonly stream: AsyncIterable<Uint8Array>
  /** Lets go of the stream before its end. */
  close(): Promise<void>
}

/** Looks at the first bytes of a stream: as many as told, or all that there are. */
export const peek = async (stream: AsyncIterable<Uint8Array>, bytes: number): Promise<Peeked> => {
  const source = stream[Symbol.asyncIterator]()
  const seen: Uint8Array[] = []
  let length = 0
  while (length < bytes) {
    const { value, done } = await source.next()
    if (done) break
    seen.push(value)
    length += value.length
  }
  const close = async () => {
    await source.return?.()
  }
  return { head: Buffer.concat(seen).subarray(0, bytes), stream: again(seen, source, close), close }
}

async function* again(
  seen: readonly Uint8Array[],
  source: AsyncIterator<Uint8Array>,
  close: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* seen
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
  } finally {
    await close()
  }
}
