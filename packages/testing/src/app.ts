import { hashToken } from '@quaywise/admin-store'
import { type AppParts, buildApp, createMetrics, readConfig } from '@quaywise/server'
import type { FastifyInstance } from 'fastify'
import { openTestStores, type TestStores } from './stores.ts'

/** The token of tools in a test application. */
export const TEST_TOOL_TOKEN = 'tool-token-of-the-tests'

/** The real application over real, empty stores. */
export type TestApp = TestStores & {
  readonly app: FastifyInstance
  /** Codes that were sent, by phone number, or by e-mail address where one is proven. */
  readonly codes: ReadonlyMap<string, string>
}

/** A configuration that names no folder keeps its files in that of the stores. */
const inFolder = (config: AppParts['config'], folder: string): AppParts['config'] =>
  config.DATA_DIR === readConfig({}).DATA_DIR ? { ...config, DATA_DIR: folder } : config

/** Builds the application as it runs, without a port; `parts` replaces what a test wants to steer. */
export const buildTestApp = async (parts: Partial<AppParts> = {}): Promise<TestApp> =>
  appOver(await openTestStores(), parts)

/** The same over stores that are open; closing it closes them. */
export const appOver = async (stores: TestStores, parts: Partial<AppParts> = {}): Promise<TestApp> => {
  const codes = new Map<string, string>()
  const config = inFolder(parts.config ?? readConfig({ DEMO: 'off' }), stores.folder)
  const app = await buildApp({
    ...{ store: stores.store, admin: stores.admin },
    metrics: createMetrics(),
    sender: { send: async ({ mobile, email, code }) => void codes.set(mobile ?? email ?? '', code) },
    web: { folder: '', page: null, buildId: 'test' },
    now: () => new Date(),
    loading: async () => [],
    toolTokenHash: hashToken(TEST_TOOL_TOKEN),
    ...parts,
    config,
  })
  const close = async (): Promise<void> => {
    await app.close()
    await stores.close()
  }
  return { ...stores, app, codes, close }
}
