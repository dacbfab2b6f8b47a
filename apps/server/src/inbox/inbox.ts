import { setTimeout as sleep } from 'node:timers/promises'
import { kindOf } from '@quaywise/ingest'
import { type Claim, Claims } from './claims.ts'
import type { Take, Taken } from './file-taker.ts'
import { bytesOf, headOf, openRegular } from './open-regular.ts'
import { Pauses } from './pauses.ts'
import { readFolderName } from './place.ts'
import { putAway } from './put-away.ts'
import { WaitingFiles } from './waiting-files.ts'

/** How an inbox keeps time, in milliseconds. */
export type InboxTimes = {
  /** Between two looks. */
  readonly pollMs: number
  /** So long a file must stand still. */
  readonly quietMs: number
  /** So long without a sign of life, and what another server holds is adopted. */
  readonly silenceMs: number
  /** Before the first new try of a file that the stores could not take. */
  readonly retryMs: number
}
const TIMES: InboxTimes = { pollMs: 3000, quietMs: 5000, silenceMs: 120_000, retryMs: 5000 }
/** So many files that could not be taken may wait while others are tried. */
const WAITING = 20

type Log = {
  info(values: object, message: string): void
  error(values: object, message: string): void
}

/** A folder whose files are taken in one after the other. Looks again and again: that works on network shares too. */
export class Inbox {
  readonly #root: string
  readonly #take: Take
  readonly #log: Log
  readonly #times: InboxTimes
  readonly #claims: Claims
  readonly #waiting: WaitingFiles
  readonly #pauses: Pauses
  readonly #stopped = new AbortController()
  #running: Promise<void> = Promise.resolve()

  constructor(root: string, take: Take, log: Log, times: Partial<InboxTimes> = {}) {
    this.#root = root
    this.#take = take
    this.#log = log
    this.#times = { ...TIMES, ...times }
    this.#claims = new Claims(root, this.#times.silenceMs)
    this.#waiting = new WaitingFiles(root, this.#times.quietMs)
    this.#pauses = new Pauses(this.#times.retryMs)
  }

  run(): void {
    this.#running = this.#loop()
  }

  /** Lets go of the file that is being taken and ends; what is not done is taken again by the next server. */
  async stop(): Promise<void> {
    this.#stopped.abort()
    await this.#running
  }

  async #loop(): Promise<void> {
    const { signal } = this.#stopped
    const sign = setInterval(
      () => void this.#claims.alive().catch(() => undefined),
      this.#times.silenceMs / 8,
    ).unref()
    while (!signal.aborted) {
      await this.#round().catch((error: unknown) =>
        this.#log.error({ err: error, inbox: this.#root }, 'the inbox cannot be read'),
      )
      await sleep(this.#times.pollMs, undefined, { signal }).catch(() => undefined)
    }
    clearInterval(sign)
    await this.#claims.end()
  }

  async #round(): Promise<void> {
    await this.#claims.alive()
    await this.#claims.adopt()
    const own = await this.#claims.own()
    this.#pauses.keep(new Set(own.map(({ id }) => id)))
    for (const claim of own)
      if (this.#pauses.isDue(claim.id, Date.now()) && !(await this.#handle(claim))) return
    for (const place of await this.#waiting.look(Date.now())) {
      if (this.#stopped.signal.aborted || this.#pauses.size >= WAITING) return
      const claim = await this.#claims.claim(place).catch((error: unknown) => {
        this.#log.error({ err: error, ...place }, 'a file of the inbox cannot be moved')
        return null
      })
      if (claim && !(await this.#handle(claim))) return
    }
  }

  /** Takes one file; false when the stores could not, so that the rest had better wait. */
  async #handle(claim: Claim): Promise<boolean> {
    const { place } = claim
    try {
      const { taken, kind } = await this.#taken(claim)
      const status = 'answer' in taken && isOfUse(taken.answer) ? 'done' : 'failed'
      const what = 'answer' in taken ? taken.answer : { fault: taken.fault }
      const report = { ...place, kind, status, at: new Date().toISOString(), ...what }
      await putAway(this.#root, claim, status, report)
      await this.#claims.release(claim)
      this.#log.info({ ...place, kind, status }, 'a file of the inbox was taken')
      return true
    } catch (error) {
      if (!this.#stopped.signal.aborted)
        this.#log.error({ err: error, ...place }, 'a file of the inbox waits to be tried again')
      this.#pauses.failed(claim.id, Date.now())
      return false
    }
  }

  async #taken({ place, path }: Claim): Promise<{ readonly taken: Taken; readonly kind: string | null }> {
    const handle = await openRegular(path)
    const detail = 'It is no regular file with one name: links, pipes and devices are not read.'
    if (handle === null) return { kind: null, taken: { fault: { code: 'NOT_A_FILE', detail } } }
    try {
      const told = readFolderName(place.folder)
      const kind = told?.kind ?? kindOf(await headOf(handle))
      if (kind === null) return { kind, taken: { fault: KIND_UNKNOWN } }
      const stream = bytesOf(handle, this.#stopped.signal)
      const file = { kind, terminal: place.terminal, mapping: told?.mapping, fileName: place.name, stream }
      return { kind, taken: await this.#take(file) }
    } finally {
      await handle.close()
    }
  }
}

const KIND_UNKNOWN = {
  code: 'KIND_UNKNOWN',
  detail:
    'The content shows no kind of data: put the file into a folder that names one, such as facts.che_cycle.',
}

const isOfUse = ({ accepted, duplicate, rejected }: Extract<Taken, { answer: unknown }>['answer']): boolean =>
  accepted + duplicate > 0 || rejected === 0
