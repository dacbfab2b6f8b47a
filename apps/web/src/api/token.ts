const TOKEN_KEY = 'token'

/** The session token of this browser, or null when nobody is signed in. */
export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY)

/** Keeps the session token for the calls that follow. */
export const keepToken = (token: string): void => localStorage.setItem(TOKEN_KEY, token)

/** Forgets the session token. */
export const dropToken = (): void => localStorage.removeItem(TOKEN_KEY)
