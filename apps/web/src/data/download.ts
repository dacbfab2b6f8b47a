import { ApiError, NetworkError } from '../api/api-error.ts'
import { readToken } from '../api/token.ts'

/** Fetches a file as the signed-in user and hands it to the browser to be saved. Throws ApiError or NetworkError. */
export async function download(address: string, fileName: string): Promise<void> {
  const headers = { Authorization: `Bearer ${readToken() ?? ''}` }
  const response = await fetch(address, { headers }).catch((cause: unknown) => {
    throw new NetworkError(cause)
  })
  if (!response.ok) throw new ApiError('', String(response.status), response.status, undefined)
  saveAs(await response.blob(), fileName)
}

/** Lets the browser save what is at hand. */
export function saveAs(content: Blob, fileName: string): void {
  const href = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = href
  link.download = fileName
  link.click()
  // The browser takes the content up after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
