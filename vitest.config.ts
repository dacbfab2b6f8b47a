import { defineConfig } from 'vitest/config'

// The embedded engine needs more worker threads than Node's four, from the first moment of each test process.
process.env.UV_THREADPOOL_SIZE ??= '16'

export default defineConfig({
  test: {
    pool: 'forks',
    // The default leaves one core free, which on two is half of the machine.
    maxWorkers: 2,
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts'],
    testTimeout: 60_000,
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 60_000,
  },
})
