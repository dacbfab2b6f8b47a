import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const LIMIT_MS = 120_000

/** The files of a page did not arrive, or not within 120 s. */
export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super('The files of the page could not be loaded', { cause })
    this.name = 'ChunkLoadError'
  }
}

/** A part of the application that is fetched when first needed; `preload` starts the fetch early. */
export interface LazyPage<Props extends object> {
  readonly Page: LazyExoticComponent<ComponentType<Props>>
  preload(): void
}

/** Fetches a part of the application within a time limit; failing that, rejects with ChunkLoadError. */
export function fetchChunk<Loaded>(load: () => Promise<Loaded>, limitMs = LIMIT_MS): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError()), limitMs)
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkLoadError(cause)))
      .finally(() => clearTimeout(timer))
  })
}

/** Makes a page that is fetched when first shown. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  const Page = lazy(async () => ({ default: await fetchChunk(load) }))
  const preload = () => {
    // A failure here shows again, and is handled, when the page is rendered.
    load().catch(() => undefined)
  }
  return { Page, preload }
}
