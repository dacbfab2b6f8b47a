import { Worker } from 'node:worker_threads'
import type { Batch, Played, PlayFor, Stretch, Wish } from './play-protocol.ts'

type Waiting = {
  readonly resolve: (batches: readonly Batch[]) => void
  readonly reject: (error: Error) => void
}

/**
 * Plays the simulation in a thread of its own, so that the event loop of the server stays free. A thread
 * that ended is replaced by a new one at the next wish.
 */
export class Player {
  readonly #playFor: PlayFor
  #worker: Worker | null = null
  #waiting: Waiting | null = null
  #stopped = false

  constructor(playFor: PlayFor) {
    this.#playFor = playFor
  }

  /** The facts of a stretch in batches. One stretch at a time. */
  stretch(stretch: Stretch): Promise<readonly Batch[]> {
    return this.#ask({ kind: 'stretch', stretch })
  }

  /** The places of the terminal, and its calls and boxes before the first week. */
  opening(): Promise<readonly Batch[]> {
    return this.#ask({ kind: 'opening' })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#worker?.terminate()
  }

  #ask(wish: Wish): Promise<readonly Batch[]> {
    if (this.#stopped) return Promise.reject(new Error('The simulation was stopped.'))
    if (this.#waiting) throw new Error('The simulation plays one stretch at a time.')
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#worker ??= this.#begin()
      this.#worker.postMessage(wish)
    })
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./play-thread.ts', import.meta.url), { workerData: this.#playFor })
    worker.on('message', (played: Played) => {
      if ('batches' in played) this.#settle()?.resolve(played.batches)
      else this.#settle()?.reject(new Error(played.failed))
    })
    worker.on('error', (error: Error) => this.#settle()?.reject(error))
    worker.on('exit', () => {
      this.#worker = null
      this.#settle()?.reject(new Error('The simulation ended.'))
    })
    return worker
  }

  #settle(): Waiting | null {
    const waiting = this.#waiting
    this.#waiting = null
    return waiting
  }
}
