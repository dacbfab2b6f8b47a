export { appOver, buildTestApp, TEST_TOOL_TOKEN, type TestApp } from './app.ts'
export { addUser, login, TEST_PASSWORD, type TestUser } from './login.ts'
export { type Seed, seedFacts } from './seed.ts'
export { openTestStores, type TestStores } from './stores.ts'
