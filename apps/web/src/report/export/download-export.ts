import { refusalOf, send } from '../../api/call.ts'
import { readEnvelope } from '../../api/envelope.ts'
import { saveAs } from '../../data/download.ts'

interface ExportWish {
  readonly path: string
  readonly body: unknown
  readonly signal: AbortSignal
  onBytes(bytes: number): void
}

/** The file broke off before its end. */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile'
}

const FILE = /filename\*=UTF-8''([^;]+)/

/** Fetches an export, telling how much has come, and lets the browser save it; gives the name of the file. */
export async function downloadExport({ path, body, signal, onBytes }: ExportWish): Promise<string> {
  const response = await send('POST', path, { body, signal })
  if (!response.ok || !response.body) throw refusalOf(response, readEnvelope(await response.text()))
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      if (signal.aborted) throw cause
      throw new BrokenFile('The file did not arrive whole.', { cause })
    })
    if (done) break
    pieces.push(value)
    bytes += value.length
    onBytes(bytes)
  }
  const name = decodeURIComponent(
    FILE.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export',
  )
  saveAs(new Blob(pieces, { type: response.headers.get('content-type') ?? '' }), name)
  return name
}
