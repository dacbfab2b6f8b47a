/** A request that cannot be served as it stands: where it is wrong and what to do. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly path: string
  constructor(path: string, message: string) {
    super(message)
    this.path = path
  }
}
