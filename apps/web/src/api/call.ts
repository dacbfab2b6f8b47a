import type { FieldFault } from '@quaywise/contract'
import { isQuiet } from '../session/activity.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { type Envelope, readEnvelope } from './envelope.ts'
import { readToken } from './token.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface CallOptions {
  readonly body?: unknown
  /** A file as the body, in place of JSON. */
  readonly bytes?: Blob
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** An envelope with what stands beside its data. */
type Answered<Data> = { readonly data: Data } & Readonly<Record<string, unknown>>

/** Like `call`, with what stands beside the data: the counts of a list. */
export async function callWhole<Data>(
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<Answered<Data>> {
  const response = await send(method, path, options)
  const envelope = readEnvelope(await response.text())
  if (!response.ok || envelope === null || envelope.success === false) throw refusalOf(response, envelope)
  // The server answers by the same schemas that these types come from.
  return envelope as Answered<Data>
}

/** Calls the server and returns the data of its envelope; a refusal throws ApiError, no answer throws NetworkError. */
export async function call<Data>(method: Method, path: string, options: CallOptions = {}): Promise<Data> {
  return (await callWhole<Data>(method, path, options)).data
}

/** What an answer refuses a call for. */
export const refusalOf = ({ status, headers }: Response, envelope: Envelope | null): ApiError =>
  new ApiError(
    envelope?.errorMessage ?? '',
    envelope?.errorCode ?? String(status),
    status,
    envelope?.showType,
    fieldsOf(envelope?.data),
    Number(headers.get('retry-after')) || undefined,
  )

/** The fields that a refusal names as wrong. */
export function fieldsOf(data: unknown): readonly FieldFault[] {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return []
  // The server refuses by the same schema that this type comes from.
  return Array.isArray(data.fields) ? (data.fields as FieldFault[]) : []
}

/** Sends a call as the signed-in user and returns the bare answer, for files and streams. */
export async function send(method: Method, path: string, options: CallOptions = {}): Promise<Response> {
  const init: RequestInit = { method, headers: headersFor(options) }
  if (options.body !== undefined) init.body = JSON.stringify(options.body)
  if (options.bytes) init.body = options.bytes
  if (options.signal) init.signal = options.signal
  try {
    return await fetch(path, init)
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw new NetworkError(cause)
  }
}

function headersFor({ body, bytes, headers }: CallOptions): Record<string, string> {
  const token = readToken()
  return {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang,
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(bytes ? { 'Content-Type': 'application/octet-stream' } : {}),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    // What this page asks for by itself does not keep a session alive.
    ...(isQuiet() ? { 'X-Quaywise-Idle': '1' } : {}),
    ...pageHeader(),
    ...headers,
  }
}

/** Longer addresses are not told: servers bound what headers may hold. */
const MOST_ADDRESS = 6000

/** Where the reader stands, for the query log, which opens the page again as it was. */
function pageHeader(): Record<string, string> {
  const address = `${location.pathname}${location.search}`
  return address.length > MOST_ADDRESS ? {} : { 'X-Page': address }
}
