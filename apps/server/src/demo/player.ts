import { Worker } from 'node:worker_threads'
import type { Batch, PlayFor, Stretch, Wish } from './play-protocol.ts'

type Waiting = {
  readonly resolve: (batches: readonly Batch[]) => void
  readonly reject: (error: Error) => void
}

/** Plays the simulation in a thread of its own, so that the event loop of the server stays free. */
export class Player {
  readonly #worker: Worker
  #waiting: Waiting | null = null

  constructor(playFor: PlayFor) {
    this.#worker = new Worker(new URL('./play-thread.ts', import.meta.url), { workerData: playFor })
    this.#worker.on('message', (message: { batches: readonly Batch[] } | { failed: string }) => {
      if ('batches' in message) this.#settle()?.resolve(message.batches)
      else this.#settle()?.reject(new Error(message.failed))
    })
    this.#worker.on('error', (error) => this.#settle()?.reject(error))
    this.#worker.on('exit', () => this.#settle()?.reject(new Error('The simulation ended.')))
  }

  /** The facts of a stretch in batches. One stretch at a time. */
  stretch(stretch: Stretch): Promise<readonly Batch[]> {
    return this.#ask({ kind: 'stretch', stretch })
  }

  /** The berths, blocks and machines of the terminal. */
  places(): Promise<readonly Batch[]> {
    return this.#ask({ kind: 'places' })
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }

  #ask(wish: Wish): Promise<readonly Batch[]> {
    if (this.#waiting) throw new Error('The simulation plays one stretch at a time.')
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#worker.postMessage(wish)
    })
  }

  #settle(): Waiting | null {
    const waiting = this.#waiting
    this.#waiting = null
    return waiting
  }
}
