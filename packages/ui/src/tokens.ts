import { surfaces } from './theme/surfaces.ts'
import { tones } from './theme/tones.ts'

/** The two appearances of the product. */
export type Mode = 'dark' | 'light'

/** All colours by appearance: surfaces and meanings in one flat record. */
export const tokens = {
  dark: { ...surfaces.dark, ...tones.dark },
  light: { ...surfaces.light, ...tones.light },
} as const

/** The name of any colour, surface or meaning. */
export type TokenName = keyof typeof tokens.dark

/** Distances on the 4 px grid, in px. */
export const space = { xs: 4, s: 8, m: 12, l: 16, xl: 24 } as const

/** Fixed measures of the layout and of type, in px. */
export const size = {
  topBar: 48,
  sidebar: 220,
  sidebarFolded: 48,
  tabStrip: 36,
  control: 32,
  touch: 40,
  radius: 6,
  textSmall: 12,
  text: 14,
  textTitle: 20,
  textValue: 24,
} as const

/** The system's fonts with fallbacks for Chinese, Japanese and Arabic script. */
export const fontFamily =
  'Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans SC", "Noto Sans JP", "Noto Sans Arabic", "Vazirmatn", sans-serif'

/** Names the CSS custom property of a token, such as `--qw-wait-agv` for `waitAgv`. */
export function tokenProperty(name: string): string {
  return `--qw-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
