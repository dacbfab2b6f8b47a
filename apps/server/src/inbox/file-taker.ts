/** One file that lies in a folder of the inbox. */
type InboxFile = {
  readonly kind: string
  readonly terminal: string
  readonly mapping: string | undefined
  readonly fileName: string
  readonly stream: AsyncIterable<Uint8Array>
}

/** What became of a file: what its batch counted, or why nothing of it was taken. */
export type Taken =
  | {
      readonly answer: {
        readonly batchId: string
        readonly accepted: number
        readonly duplicate: number
        readonly rejected: number
      }
    }
  | { readonly fault: { readonly code: string; readonly detail: string } }

/** Takes a file in. Throws where trying again later may help: the stores are away, the file could not be read on. */
export type Take = (file: InboxFile) => Promise<Taken>
