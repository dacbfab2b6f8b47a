export * from './analysis.ts'
export * from './envelope.ts'
export * from './pages.ts'
export * from './route.ts'
