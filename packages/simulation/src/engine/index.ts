export { Engine, type Handler } from './engine.ts'
export { type PlayedQueue, playQueue, type Queue, SERVICE_MS } from './multi-server.ts'
export { keyOf, uniform } from './random.ts'
