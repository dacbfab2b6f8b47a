/** What is wrong where a request cannot be served, as forms name it. */
export type RequestFault =
  | 'choice'
  | 'format'
  | 'kind'
  | 'markRow'
  | 'onlyTables'
  | 'period'
  | 'tooMany'
  | 'unknownField'

/** A request that cannot be served as it stands: where it is wrong, what to do, and what is wrong there. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly path: string
  readonly fault: RequestFault
  /** The most that there may be, of a fault that there is too much. */
  readonly count: number | undefined

  constructor(path: string, message: string, fault: RequestFault = 'choice', count?: number) {
    super(message)
    this.path = path
    this.fault = fault
    this.count = count
  }
}
