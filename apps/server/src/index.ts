export { type AppParts, buildApp } from './app.ts'
export { type Config, readConfig } from './config/config.ts'
export { createMetrics } from './observe/metrics.ts'
export type { CodeSender } from './sign-in/code-sender.ts'
