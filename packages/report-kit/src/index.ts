export * from './factors.ts'
export * from './filter.ts'
export * from './panel.ts'
export * from './report.ts'
