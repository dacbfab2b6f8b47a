export { verifyEngine } from './verify-engine.ts'
