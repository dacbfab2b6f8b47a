/** What an iteration yields, with its first looked at already. */
export type Opened<T> = { readonly first: T | undefined; readonly all: AsyncIterable<T> }

/** Looks at the first that an iteration yields; it is still the first of `all`. */
export const firstOf = async <T>(source: AsyncIterable<T>): Promise<Opened<T>> => {
  const iterator = source[Symbol.asyncIterator]()
  const first = await iterator.next()
  async function* all(): AsyncGenerator<T> {
    try {
      for (let next = first; !next.done; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  return { first: first.done ? undefined : first.value, all: all() }
}
