type Known = { readonly told: string | null; readonly at: number }

/** Looks something up in the engine; `known` is what it told before, where it told anything. */
type Look = (known: string | undefined) => Promise<string | null>

/**
 * Keeps what is looked up under a name for a while. Those who ask together share one look at the engine, which is told
 * what the one before found.
 */
export const keptLooks = (goodMs: number, now: () => number = () => performance.now()) => {
  const known = new Map<string, Known>()
  const looking = new Map<string, Promise<string | null>>()

  const lookAt = async (name: string, look: Look): Promise<string | null> => {
    const at = now()
    const told = await look(known.get(name)?.told ?? undefined)
    known.set(name, { told, at })
    return told
  }

  const lookNow = (name: string, look: Look): Promise<string | null> => {
    const looked = lookAt(name, look).finally(() => looking.delete(name))
    looking.set(name, looked)
    return looked
  }

  return async (name: string, look: Look): Promise<string | null> => {
    const kept = known.get(name)
    if (kept && now() - kept.at < goodMs) return kept.told
    const other = looking.get(name)
    // Another caller's look ends with that caller: then this one looks itself.
    return other ? other.catch(() => lookAt(name, look)) : lookNow(name, look)
  }
}
