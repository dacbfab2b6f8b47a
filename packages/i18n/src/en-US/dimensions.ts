import type { dimensions as source } from '../zh-CN/dimensions.ts'

export const dimensions: Readonly<Record<keyof typeof source, string>> = {}
