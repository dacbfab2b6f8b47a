import { Worker } from 'node:worker_threads'
import type { Batch, Played, PlayFor, Stretch, Wish } from './play-protocol.ts'

/** Rows live until they are encoded: with room for them to die young, collecting costs a third less. */
const YOUNG_MB = 192

type Waiting = {
  readonly resolve: (batches: readonly Batch[]) => void
  readonly reject: (error: Error) => void
}

type Ahead = { readonly stretch: Stretch; readonly batches: Promise<readonly Batch[]> }

const isSame = (one: Stretch, other: Stretch): boolean =>
  one.part === other.part && one.start === other.start && one.from === other.from && one.until === other.until

/**
 * Plays the simulation in a thread of its own, so that the event loop of the server stays free. A thread
 * that ended is replaced by a new one at the next wish.
 */
export class Player {
  readonly #playFor: PlayFor
  #worker: Worker | null = null
  #waiting: Waiting[] = []
  #ahead: Ahead | null = null
  #stopped = false

  constructor(playFor: PlayFor) {
    this.#playFor = playFor
  }

  /**
   * The facts of a stretch in batches. What was played ahead is kept until its own stretch is asked for: the week under
   * way asks every few seconds, and to play a half week again from its Monday on takes longer than all else.
   */
  stretch(stretch: Stretch): Promise<readonly Batch[]> {
    const ahead = this.#ahead
    if (!ahead || !isSame(ahead.stretch, stretch)) return this.#ask({ kind: 'stretch', stretch })
    this.#ahead = null
    return ahead.batches
  }

  /** Begins with a stretch that will be asked for next, while the one before it is sent to the store. */
  playAhead(stretch: Stretch): void {
    const batches = this.#ask({ kind: 'stretch', stretch })
    this.#ahead = { stretch, batches }
    // Whoever asks for the stretch gets the failure; when nobody does, it is of no interest.
    batches.catch(() => undefined)
  }

  /** The places of the terminal. */
  places(): Promise<readonly Batch[]> {
    return this.#ask({ kind: 'places' })
  }

  /** The calls under way and the boxes in the yard before the first week. */
  opening(): Promise<readonly Batch[]> {
    return this.#ask({ kind: 'opening' })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#worker?.terminate()
  }

  #ask(wish: Wish): Promise<readonly Batch[]> {
    if (this.#stopped) return Promise.reject(new Error('The simulation was stopped.'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
      this.#worker ??= this.#begin()
      this.#worker.postMessage(wish)
    })
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./play-thread.ts', import.meta.url), {
      workerData: this.#playFor,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
    worker.on('message', (played: Played) => {
      const asked = this.#waiting.shift()
      if ('batches' in played) asked?.resolve(played.batches)
      else asked?.reject(new Error(played.failed))
    })
    worker.on('error', (error: Error) => this.#end(worker, error))
    worker.on('exit', () => this.#end(worker, new Error('The simulation ended.')))
    return worker
  }

  #end(worker: Worker, reason: Error): void {
    // The last words of a thread that was replaced are not about its successor's work.
    if (this.#worker !== worker) return
    this.#worker = null
    for (const { reject } of this.#waiting.splice(0)) reject(reason)
  }
}
