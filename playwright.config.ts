import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { ADMIN_PASSWORD, place } from './e2e/support/place.ts'
import { findNode24 } from './scripts/start/node24.mjs'

const root = import.meta.dirname
const { port, dataFolder, url } = await place()
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'prepare', testMatch: 'prepare.setup.ts' },
    { name: 'journeys', testMatch: '*.e2e.ts', dependencies: ['prepare'] },
  ],
  fullyParallel: false,
  workers: 2,
  // A shared machine may stall for seconds: one more chance there, and the report says which test needed it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'dot',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Far from the terminal, so that a "today" of the browser shows.
    timezoneId: 'America/Los_Angeles',
    // Nothing that a journey checks moves, and moving pictures cost the machine dearly.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(existsSync(chromium) ? { executablePath: chromium } : {}),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: `"${findNode24(root)}" apps/server/src/main.ts`,
    cwd: root,
    url: `${url}/readyz`,
    timeout: 60_000,
    // Only where E2E_PORT and E2E_FOLDER name a server that runs already; a port of our own is always free.
    reuseExistingServer: true,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataFolder,
      DEMO: 'small',
      ADMIN_PASSWORD,
      UV_THREADPOOL_SIZE: '16',
      LOG_LEVEL: 'warn',
    },
  },
})
