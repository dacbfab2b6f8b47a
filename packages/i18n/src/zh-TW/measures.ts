import type { measures as source } from '../zh-CN/measures.ts'

export const measures: Readonly<Record<keyof typeof source, string>> = {}
