import type { IngestPorts } from './ports.ts'
import type { Rejection } from './reading.ts'
import type { WarningTally } from './warning-tally.ts'

const KEPT = 100_000
const A_WRITE = 500
const RAW_LENGTH = 2000

/** Keeps the rejected rows of a batch, clipped to 2,000 characters each; counts them all. */
export class RejectionKeeper {
  readonly #save: (rejections: readonly Rejection[]) => Promise<void>
  readonly #tally: WarningTally
  #pending: Rejection[] = []
  count = 0

  constructor(ports: Pick<IngestPorts, 'saveRejections'>, batchId: string, tally: WarningTally) {
    this.#save = (rejections) => ports.saveRejections(batchId, rejections)
    this.#tally = tally
  }

  async keep(rejection: Rejection): Promise<void> {
    this.count += 1
    if (this.count > KEPT) {
      this.#tally.add({ code: 'REJECTIONS_NOT_KEPT', line: rejection.line })
      return
    }
    this.#pending.push(clipped(rejection))
    if (this.#pending.length >= A_WRITE) await this.flush()
  }

  async flush(): Promise<void> {
    if (this.#pending.length > 0) await this.#save(this.#pending)
    this.#pending = []
  }
}

const clipped = ({ value, ...rejection }: Rejection): Rejection => ({
  ...rejection,
  raw: rejection.raw.slice(0, RAW_LENGTH),
  ...(value === undefined ? {} : { value: value.slice(0, RAW_LENGTH) }),
})
