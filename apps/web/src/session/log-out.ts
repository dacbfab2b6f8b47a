import type { QueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { loginHref } from './redirect.ts'
import { clearSession } from './session.ts'

/** Ends the session on the server first, then here, and gives the sign-in address that leads back. */
export async function logOut(client: QueryClient, left: Location): Promise<string> {
  const href = loginHref(left)
  // What is still asked would be answered after the session has ended.
  await client.cancelQueries()
  try {
    await call('POST', '/api/login/outLogin', { body: {} })
  } catch {
    // An unreachable server must not keep anyone signed in on this screen.
  }
  clearSession(client)
  return href
}
