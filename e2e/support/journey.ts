import { readFile } from 'node:fs/promises'
import { test as base, type ConsoleMessage, expect } from '@playwright/test'
import { place } from './place.ts'

interface JourneyOptions {
  /** Whether the browser holds a session when the journey begins. */
  readonly signedIn: boolean
  /** The language that the browser remembers; null lets it decide itself. */
  readonly language: string | null
  /** The console errors that belong to the journey, such as the browser's line about a refused call. */
  readonly expectedErrors: RegExp | null
}

interface JourneyGuard {
  /** Where the server of this run is. */
  readonly site: string
  /** The token of the session that journeys begin with. */
  readonly token: string
  readonly errors: string[]
}

const tell = (message: ConsoleMessage): string => `${message.text()} (${message.location().url})`

/** A journey in the browser: begins signed in, and fails on any error of the page or its console. */
export const test = base.extend<JourneyOptions & JourneyGuard>({
  signedIn: [true, { option: true }],
  language: [null, { option: true }],
  expectedErrors: [null, { option: true }],
  site: async ({ baseURL }, use) => use(baseURL ?? ''),
  token: async ({ baseURL: _ }, use) => use(await readFile((await place()).tokenFile, 'utf8')),
  storageState: async ({ site, token, signedIn, language }, use) => {
    const localStorage = [
      ...(signedIn ? [{ name: 'token', value: token }] : []),
      ...(language === null ? [] : [{ name: 'umi_locale', value: language }]),
    ]
    await use({ cookies: [], origins: [{ origin: site, localStorage }] })
  },
  errors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(String(error.error())))
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(tell(message))
      })
      await use(errors)
      const surprises = errors.filter((text) => !expectedErrors?.test(text))
      expect(surprises, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
