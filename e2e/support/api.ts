import { ADMIN_PASSWORD } from './place.ts'

interface Envelope<Data> {
  readonly success: boolean
  readonly data: Data
  readonly errorMessage?: string
}

/** Calls the server of this run as a script would; what it refuses fails the journey. */
export async function ask<Data>(url: string, token: string | null, body?: unknown): Promise<Data> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const envelope = (await response.json()) as Envelope<Data>
  if (!envelope.success) throw new Error(`${url} answered ${response.status}: ${envelope.errorMessage}`)
  return envelope.data
}

/** The token of a new session of the administrator. */
export async function newToken(origin: string): Promise<string> {
  const body = { type: 'account', username: 'admin', password: ADMIN_PASSWORD }
  return (await ask<{ token: string }>(`${origin}/api/login/account`, null, body)).token
}
