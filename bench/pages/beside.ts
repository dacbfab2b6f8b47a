import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { openLoaded } from './loaded-terminal.ts'
import { dropBefore, forgetBefore } from './one-tenth.ts'
import { askPanel, type Form, type PanelOf } from './questions.ts'

type Question = { readonly panel: PanelOf; readonly form: Form }
type Word = { readonly dropped: number } | { readonly ms: number } | { readonly failed: string }

const isWord = (value: unknown): value is Word => typeof value === 'object' && value !== null

/** Answers questions of the parent with their milliseconds, over what a rolled-up folder holds from an instant on. */
const answerAll = async (folder: string, from: number, send: (word: Word) => void): Promise<void> => {
  forgetBefore(folder, from)
  const loaded = await openLoaded(folder)
  const dropped = await dropBefore(loaded.store, from)
  process.on('message', async ({ panel, form }: Question) => {
    const began = performance.now()
    try {
      await askPanel(loaded, panel, form)
      send({ ms: performance.now() - began })
    } catch (thrown) {
      send({ failed: String(thrown) })
    }
  })
  process.once('disconnect', () => void loaded.close())
  send({ dropped })
}

/** Lets both waits of a word go when one of them is over. */
const listening = () => {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** The same terminal with a short history, in a process beside this one: an engine serves one folder a process. */
export class Beside {
  readonly #child: ChildProcess
  /** The rows that its history lacks. */
  dropped = 0

  private constructor(child: ChildProcess) {
    this.#child = child
  }

  /** Takes away all that happened before an instant from a rolled-up folder, and opens what is left. */
  static async open(folder: string, from: number): Promise<Beside> {
    const beside = new Beside(fork(import.meta.filename, [folder, String(from)]))
    const word = await beside.#word()
    if (!('dropped' in word)) throw new Error('failed' in word ? word.failed : 'It did not open.')
    beside.dropped = word.dropped
    return beside
  }

  /** How long a panel takes there, in milliseconds. Throws when it failed. */
  async ask(panel: PanelOf, form: Form): Promise<number> {
    this.#child.send({ panel, form })
    const word = await this.#word()
    if (!('ms' in word)) throw new Error('failed' in word ? word.failed : 'An answer was expected.')
    return word.ms
  }

  async close(): Promise<void> {
    const gone = once(this.#child, 'exit')
    this.#child.disconnect()
    await gone
  }

  async #word(): Promise<Word> {
    const { signal, abort } = listening()
    const ended = once(this.#child, 'exit', { signal }).then(() => [{ failed: 'The process beside ended.' }])
    const [word] = await Promise.race([once(this.#child, 'message', { signal }), ended]).finally(abort)
    if (!isWord(word)) throw new Error('The process beside did not answer.')
    return word
  }
}

const [folder, from] = process.argv.slice(2)
if (import.meta.main && folder && process.send)
  await answerAll(folder, Number(from), process.send.bind(process))
