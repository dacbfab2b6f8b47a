/** Gathers what comes into lists of at most `most` whose sizes add up to about `size`, so that much is looked up at once. */
export async function* inChunks<T>(
  source: AsyncIterable<T>,
  most: number,
  size: number,
  sizeOf: (one: T) => number,
): AsyncGenerator<readonly T[]> {
  let chunk: T[] = []
  let sum = 0
  for await (const one of source) {
    chunk.push(one)
    sum += sizeOf(one)
    if (chunk.length < most && sum < size) continue
    yield chunk
    chunk = []
    sum = 0
  }
  if (chunk.length > 0) yield chunk
}
