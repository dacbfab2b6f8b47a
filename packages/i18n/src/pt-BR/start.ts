import { login } from './login.ts'
import { shell } from './shell.ts'
import { states } from './states.ts'

/** The texts in pt-BR that are needed before sign-in; kept small, because the sign-in page waits for them. */
export const start = { ...login, ...shell, ...states }
