import { formatNumber, type Locale } from '@quaywise/i18n'

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** An amount of bytes as text: `312 B`, `1.20 MB`; a megabyte is a million bytes. */
export function bytesText(bytes: number, locale: Locale): string {
  const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${formatNumber(bytes / 1000 ** step, '1', locale)} ${UNITS[step]}`
}
