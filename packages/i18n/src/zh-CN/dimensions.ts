export const dimensions = {} as const
