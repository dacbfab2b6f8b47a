export { applyTokens, useMode } from './theme/mode.ts'
export type { Tone } from './theme/tones.ts'
export { fontFamily, type Mode, size, space, type TokenName, tokenProperty, tokens } from './tokens.ts'
