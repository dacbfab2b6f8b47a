export const measures = {} as const
