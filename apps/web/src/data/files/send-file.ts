import type { IngestAnswer } from '@quaywise/contract'
import { ApiError, NetworkError } from '../../api/api-error.ts'
import { fieldsOf } from '../../api/call.ts'
import { readEnvelope } from '../../api/envelope.ts'
import { readToken } from '../../api/token.ts'

interface Sending {
  readonly file: Blob
  readonly address: string
  readonly signal: AbortSignal
  /** Tells the bytes that have left so far. */
  onSent(bytes: number): void
}

/** Sends a file as it is and tells its progress. Throws ApiError for a refusal, NetworkError for no answer. */
export function sendFile({ file, address, signal, onSent }: Sending): Promise<IngestAnswer> {
  const request = new XMLHttpRequest()
  const cancel = () => request.abort()
  const answered = new Promise<IngestAnswer>((resolve, reject) => {
    request.upload.onprogress = ({ loaded }) => onSent(loaded)
    request.onload = () => {
      const envelope = readEnvelope(request.responseText)
      const { status } = request
      // The server answers by the schema that this type comes from.
      if (status === 200 && envelope?.success) resolve(envelope.data as IngestAnswer)
      else
        reject(
          new ApiError(
            envelope?.errorMessage ?? '',
            envelope?.errorCode ?? String(status),
            status,
            envelope?.showType,
            fieldsOf(envelope?.data),
          ),
        )
    }
    request.onerror = () => reject(new NetworkError(new Error(address)))
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'))
  })
  request.open('POST', address)
  request.setRequestHeader('Accept', 'application/json')
  request.setRequestHeader('Accept-Language', document.documentElement.lang)
  request.setRequestHeader('Content-Type', 'application/octet-stream')
  const token = readToken()
  if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`)
  signal.addEventListener('abort', cancel, { once: true })
  request.send(file)
  return answered.finally(() => signal.removeEventListener('abort', cancel))
}
