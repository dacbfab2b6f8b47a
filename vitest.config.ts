import { defineConfig } from 'vitest/config'

// The embedded engine needs more worker threads than Node's four, from the first moment of each test process.
process.env.UV_THREADPOOL_SIZE ??= '16'

const testsOf = (where: string): string => `${where}/src/**/*.test.ts`
const ALL = [testsOf('packages/*'), testsOf('apps/*')]
const PURE = ['packages/contract', 'packages/domain', 'packages/ui', 'apps/web'].map(testsOf)

export default defineConfig({
  test: {
    pool: 'forks',
    // The default leaves one core free, which on two is half of the machine.
    maxWorkers: 2,
    testTimeout: 60_000,
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 60_000,
    projects: [
      // What keeps nothing between tests shares its process: nearly all of its time went into loading it for each file.
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'stores', include: ALL, exclude: PURE } },
    ],
  },
})
